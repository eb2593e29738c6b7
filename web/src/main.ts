import { mount } from "svelte";

import App from "./App.svelte";
import { speak } from "./i18n/messages.svelte";
import { settings } from "./state/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";

const target = document.getElementById("app");
if (target) {
  await speak(settings.language);
  mount(App, { target });
}
