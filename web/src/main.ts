import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalogue } from "./catalogue.svelte.ts";
import { keepPage } from "./offline.ts";
import { route, startRouter } from "./router.svelte.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import "./styles/themes.css";
import "./styles/base.css";
import { preferred, speak } from "./words.svelte.ts";

applySettings();
startRouter();
await Promise.all([
  speak(preferred([route.language, settings.locale, ...navigator.languages].filter((wish) => wish !== null))),
  // Without a catalogue the page says so itself.
  loadCatalogue().catch(() => {}),
]);
mount(App, { target: document.body });
keepPage();
