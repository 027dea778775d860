const signatures = ['attachments', 'signature'] as const

/** Of the files of one message. */
export const signatureKey = (ids: readonly string[]): readonly string[] => [...signatures, ...ids]

/** The queries in which a file is signed. */
export const signing = (id: string) => ({
  queryKey: signatures,
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey.includes(id),
})

/** Of the original of a picture. */
export const originalKey = (id: string): readonly string[] => ['attachments', 'original', id]
