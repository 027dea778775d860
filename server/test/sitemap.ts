import type { TestApp } from './test-app.ts'

/** All files that the list of public pages names, as a robot reads them. */
export async function listedPages({ visitor, config }: TestApp): Promise<string> {
  const index = await (await visitor.fetch('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const texts: string[] = []
  for (const address of files) {
    const answer = await visitor.fetch(address.slice(config.publicUrl.length))
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`)
    texts.push(await answer.text())
  }
  return texts.join('')
}
