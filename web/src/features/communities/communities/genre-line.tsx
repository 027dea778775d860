import { Fragment, type ReactNode } from 'react'
import { communityTexts as texts } from './texts.ts'
import { between } from '../../../ui/between.ts'

const shownAtMost = 3
/** 'None' means no genre, and is not shown. */
const nothing = 'None'

export const namedGenres = (genres: readonly string[]): readonly string[] =>
  genres.filter((genre) => genre !== nothing)

interface GenreLineProps {
  genres: readonly string[]
  /** Shows all genres, where they are named nowhere else. */
  all?: boolean
}

/** The first genres, and the number of others; or all of them. */
export function GenreLine({ genres, all = false }: GenreLineProps): ReactNode {
  const named = namedGenres(genres)
  const shown = all ? named : named.slice(0, shownAtMost)
  const more = named.length - shown.length
  return (
    <>
      {shown.map((genre, i) => (
        <Fragment key={genre}>
          {i > 0 && <span aria-hidden="true">{between}</span>}
          {i > 0 && <span className="sr-only">, </span>}
          {genre}
        </Fragment>
      ))}
      {more > 0 && (
        <>
          <span aria-hidden="true">{between}</span>
          <span className="sr-only">, </span>
          <span className="text-ink-2">{texts.moreGenres(more)}</span>
        </>
      )}
    </>
  )
}
