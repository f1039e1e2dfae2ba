import { mount } from "svelte";
import App from "./App.svelte";
import { route, startRouter } from "./router.svelte.ts";
import { applySettings, settings } from "./settings.svelte.ts";
import "./styles/themes.css";
import "./styles/base.css";
import { preferred, speak } from "./words.svelte.ts";

applySettings();
startRouter();
await speak(preferred([route.language, settings.locale, ...navigator.languages].filter((wish) => wish !== null)));
mount(App, { target: document.body });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // The page comes first; what keeps it for later can wait until it is there.
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
