/**
 * Returns as many whole sentences as fit into so many letters; or the whole text, for the page to
 * cut, if that would leave less than half.
 */
export function wholeSentences(text: string, most: number): string {
  if (text.length <= most) return text
  const ends = [...text.matchAll(/[.!?…](?=\s)/gu)].map(({ index }) => index + 1)
  const end = ends.findLast((one) => one <= most) ?? 0
  return end * 2 < most ? text : text.slice(0, end)
}
