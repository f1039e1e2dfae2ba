### Documentos para aprender: o que há de errado.

malformed-learn-nowhere = Não há “{ $name }” com que aprender; esperava-se um destes: { $expected }.
malformed-learn-number = { $name }: “{ $text }” não pode ser; esperava-se um número inteiro até { $most }.
malformed-learn-page = A página { $page } em “{ $language }”: { $problem }
malformed-learn-glossary = O glossário em “{ $language }”: o termo { $term } aparece duas vezes, tem uma forma igual à de outro ou não tem significado.
malformed-learn-term = “{ $text }” está marcado como o termo { $term }, que não está no glossário.
malformed-learn-line = “{ $line }” não é uma linha de página; esperava-se um título “## Texto {"{"}#nome{"}"}”, ou “chave: valor” em um bloco, cada chave uma vez.
malformed-learn-missing = Falta a um bloco sua linha “{ $key }: …”.
malformed-learn-nothing = “{ $what }” não pode ser mostrado nem perguntado, ou não existe na figura.
malformed-learn-figure = { $figure } não é uma figura que encaixa, e não se fala de suas faltas.
malformed-learn-answers = Uma pergunta não tem resposta, não tem resposta errada, ou tem lugares que se sobrepõem.
