/** SQL condition: members can read the article. One that was taken back keeps its row. */
export const isShown = (alias: string): string => `${alias}.withdrawn_at is null`
