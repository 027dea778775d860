import { useLazyPart } from '../../ui/use-lazy-part.ts'

const importGenres = async (): Promise<readonly string[]> => {
  const { genres, noGenre } = await import('@patchbay/contract/genres')
  return genres.filter((genre) => genre !== noGenre)
}
const none: readonly string[] = []

/** The 400 genres are loaded lazily. Without them the filter offers only the chosen genre. */
export const useGenres = (): readonly string[] => useLazyPart(importGenres) ?? none
