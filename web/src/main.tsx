import "./app/app.css";
import "./app/shell/sidebar.css";
import "./app/shell/top-bar.css";
import "./app/shell/tab-bar.css";
import "./app/shell/shell.css";
import { createRoot, type Root } from "react-dom/client";
import { App, checkVersion, warmUp } from "#app";
import { startTexts } from "#core/i18n";

const root = document.getElementById("root");
if (root && !checkVersion()) void start(createRoot(root));

async function start(where: Root): Promise<void> {
  await warmUp(startTexts());
  where.render(<App />);
}
