/** A phone or a tablet, by what the browser says of itself. */
export const isMobileDevice = /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent);
