/** What a page may be called below its folder: it is an address. */
export const idPattern = /^[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*(?:\/[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*)*$/;
