export const signatureKey = (id: string): readonly string[] => ['attachments', 'signature', id]
