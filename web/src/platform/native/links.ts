import { App } from '@capacitor/app'
import { tabStorage } from '../storage.ts'

/** Followed by this page; one that comes anew in the same app has already been there. */
const launchedKey = 'launched-by'
const heardKey = 'last-heard'
/** A start by an address is told twice, one after the other; later, somebody means it again. */
const echoLength = 5000

/** Every address that the system opens the app with, also the one that started it. */
export function followLinks(onLink: (url: string) => void): () => void {
  let last = { url: '', at: 0 }
  const follow = (url: string): void => {
    const at = Date.now()
    const isEcho = url === last.url && at - last.at < echoLength
    last = { url, at }
    if (!isEcho) onLink(url)
  }
  const listening = App.addListener('appUrlOpen', ({ url }) => {
    tabStorage.write(heardKey, url)
    follow(url)
  })
  void App.getLaunchUrl().then(
    (launch) => {
      if (!launch?.url) return
      const known = [tabStorage.read(launchedKey), tabStorage.read(heardKey)]
      tabStorage.write(launchedKey, launch.url)
      if (!known.includes(launch.url)) follow(launch.url)
    },
    () => {},
  )
  return () => void listening.then((one) => one.remove())
}
