/** Whether a text can be a key that was made from random bytes for an address: base64url. No other text is looked up. */
export const isUrlKey = (text: string): boolean => /^[\w-]{1,100}$/.test(text)
