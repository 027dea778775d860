export interface ArticlesProps {
  /** The slug of the one that is shown; all of them without. */
  readonly category: string | undefined
  readonly onCategory: (slug: string | undefined) => void
}
