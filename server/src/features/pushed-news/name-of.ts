import { texts } from './texts.ts'

interface Named {
  readonly displayName: string | null
  readonly fullName: string | null
}

export const nameOf = ({ displayName, fullName }: Named): string =>
  displayName ?? fullName ?? texts.somebody
