import { useEffect, useState } from 'react'

const none: readonly string[] = []

/** The 400 of them come after the page. Without them the filter offers what is chosen. */
export function useGenres(): readonly string[] {
  const [genres, setGenres] = useState(none)
  useEffect(() => {
    let wanted = true
    import('@patchbay/contract/genres').then(
      (module) => {
        if (wanted) setGenres(module.genres.filter((genre) => genre !== module.noGenre))
      },
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [])
  return genres
}
