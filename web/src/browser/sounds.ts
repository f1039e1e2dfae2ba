/** Short synthesised sounds: wood on felt, wood on wood, a bell. */
import { settings } from "./settings.svelte.ts";

export type Sound = "give" | "place" | "call" | "wrong" | "win";

let context: AudioContext | null = null;

/** A struck piece of wood: a short noise through a resonant filter. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = 0.09;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * Math.exp(-i / (data.length / 6));
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 6 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

const SOUNDS: Record<Sound, (audio: AudioContext, at: number) => void> = {
  give: (audio, at) => knock(audio, at, 480, 0.9),
  place: (audio, at) => {
    knock(audio, at, 300, 1.4);
    knock(audio, at + 0.02, 720, 0.4);
  },
  call: (audio, at) => [523, 659].forEach((pitch, i) => tone(audio, at + i * 0.09, pitch, 0.35, 0.16)),
  wrong: (audio, at) => [233, 185].forEach((pitch, i) => tone(audio, at + i * 0.13, pitch, 0.3, 0.16)),
  win: (audio, at) => [523, 659, 784, 1047].forEach((pitch, i) => tone(audio, at + i * 0.09, pitch, 0.5, 0.14)),
};

export function play(sound: Sound): void {
  // Browsers allow no sound before the first tap.
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  SOUNDS[sound](context, context.currentTime + 0.01);
}
