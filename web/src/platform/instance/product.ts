/** The name until the server has sent this installation's own (see instance.ts). */
export const defaultProductName = 'Patchbay'
