import { onTestFinished } from 'vitest'

/** The texts that such elements had at any moment from now on, in order and once each. */
export function recordTexts(selector: string): () => string[] {
  const seen = new Set<string>()
  const look = (): void => {
    for (const element of document.querySelectorAll(selector)) {
      const text = element.textContent?.trim()
      if (text) seen.add(text)
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => observer.disconnect())
  return () => {
    look()
    return [...seen]
  }
}
