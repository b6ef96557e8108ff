/** Where people answer. */
export const supportEmail = 'support@immersivetranslate.com';
