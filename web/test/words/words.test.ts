import { describe, expect, it } from "vitest";
import { direction, preferred, say, setLanguage } from "../../src/words/words.svelte.ts";

describe("the language of the page", () => {
  it("is the first wanted one that is available", () => {
    expect(preferred(["xx", "en-GB", "de"])).toBe("en");
    expect(preferred(["xx", "ru-RU", "en"])).toBe("ru");
    expect(preferred(["not a language", "", "ru"])).toBe("ru");
    expect(preferred([])).toBe("en");
    expect(direction("he-IL")).toBe("rtl");
    expect(direction("en")).toBe("ltr");
    expect(preferred(["zh-TW"])).toBe("zh-Hant");
    expect(preferred(["zh"])).toBe("zh-Hans");
    expect(preferred(["no"])).toBe("nb");
  });

  it("isolates names that are written in the other direction", async () => {
    await setLanguage("en");
    expect(say("web-result-winner", { name: "Ann" })).toBe("Ann wins!");
    expect(say("web-result-winner", { name: "דנה" })).toBe("\u2068דנה\u2069 wins!");
    await setLanguage("ar");
    expect(say("web-result-winner", { name: "Ann" })).toContain("\u2068Ann\u2069");
  });
});
