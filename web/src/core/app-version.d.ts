/** The version in web/package.json at the time of the build. */
declare const APP_VERSION: string;
