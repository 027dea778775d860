import { useLazyPart } from '../../ui/use-lazy-part.ts'

const importGenres = async (): Promise<readonly string[]> => {
  const { genres, noGenre } = await import('@patchbay/contract/genres')
  return genres.filter((genre) => genre !== noGenre)
}
const none: readonly string[] = []

/** The 400 of them come after the page. Without them the filter offers what is chosen. */
export const useGenres = (): readonly string[] => useLazyPart(importGenres) ?? none
