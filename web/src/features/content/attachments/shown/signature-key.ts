export const signatureKey = (id: string): readonly string[] => ['attachments', 'signature', id]

/** Of the original of a picture. */
export const originalKey = (id: string): readonly string[] => ['attachments', 'original', id]
