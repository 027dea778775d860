interface Named {
  readonly displayName: string | null
  readonly fullName: string | null
}

/** What a person is called beside what they wrote or joined. */
export const nameOf = ({ displayName, fullName }: Named): string =>
  displayName ?? fullName ?? 'Deleted account'
