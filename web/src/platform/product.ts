/** The name until the server has told this installation's own (see instance.ts). */
export const defaultProductName = 'Patchbay'
