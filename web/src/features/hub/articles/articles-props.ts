export interface ArticlesProps {
  /** The slug of the selected category; without it, all categories are shown. */
  readonly category: string | undefined
  readonly onCategory: (slug: string | undefined) => void
}
