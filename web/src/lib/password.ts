// What a password may be: the server counts its bytes.
export const PASSWORD = { least: 8, most: 200 }
export const tooLong = (password: string): boolean => new TextEncoder().encode(password).length > PASSWORD.most
