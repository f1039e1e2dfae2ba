import { mount } from "svelte";
import App from "./App.svelte";
import { loadCatalogue } from "./server/catalogue.svelte.ts";
import { keepPage } from "./browser/offline.ts";
import { route, startRouter } from "./navigation/router.svelte.ts";
import { applySettings, settings } from "./browser/settings.svelte.ts";
import "./styles/themes.css";
import "./styles/base.css";
import { preferred, setLanguage } from "./words/words.svelte.ts";

applySettings();
startRouter();
await Promise.all([
  setLanguage(preferred([route.language, settings.locale, ...navigator.languages].filter((wish) => wish !== null))),
  // Without a catalogue the page says so itself.
  loadCatalogue().catch(() => {}),
]);
mount(App, { target: document.body });
keepPage();
