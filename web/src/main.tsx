import "./app/app.css";
import { createRoot } from "react-dom/client";
import { App, checkVersion } from "#app";
import { startTexts } from "#core/i18n";

const root = document.getElementById("root");
if (root && !checkVersion()) {
  await startTexts();
  createRoot(root).render(<App />);
}
