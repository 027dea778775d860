/** The same thing sent again keeps its id, so that it is made once; another thing gets its own. */
export function sameClientId(): (thing: unknown) => string {
  let last: { readonly text: string; readonly id: string } | undefined
  return (thing) => {
    const text = JSON.stringify(thing)
    if (last?.text !== text) last = { text, id: crypto.randomUUID() }
    return last.id
  }
}
