/** The version in web/package.json at the time of the build. */
declare const __APP_VERSION__: string;
