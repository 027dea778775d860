interface Named {
  readonly displayName: string | null
  readonly fullName: string | null
}

/** The name that is shown for a person beside posts, messages and memberships. */
export const nameOf = ({ displayName, fullName }: Named): string =>
  displayName ?? fullName ?? 'Deleted account'
