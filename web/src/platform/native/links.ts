import { App } from '@capacitor/app'
import { tabStorage } from '../storage/storage.ts'

/** The launch URL that was already opened; a reload of the page must not open it again. */
const launchedKey = 'launched-by'
const receivedKey = 'last-heard'
/**
 * The system reports a launch URL twice in a row. After this time, the same URL is a new request.
 */
const echoLength = 5000

/** Calls `onLink` for every URL that the system opens the app with, including the launch URL. */
export function followLinks(onLink: (url: string) => void): () => void {
  let last = { url: '', at: 0 }
  const follow = (url: string): void => {
    const at = Date.now()
    const isEcho = url === last.url && at - last.at < echoLength
    last = { url, at }
    if (!isEcho) onLink(url)
  }
  const listening = App.addListener('appUrlOpen', ({ url }) => {
    tabStorage.write(receivedKey, url)
    follow(url)
  })
  void App.getLaunchUrl().then(
    (launch) => {
      if (!launch?.url) return
      const known = [tabStorage.read(launchedKey), tabStorage.read(receivedKey)]
      tabStorage.write(launchedKey, launch.url)
      if (!known.includes(launch.url)) follow(launch.url)
    },
    () => {},
  )
  return () => void listening.then((one) => one.remove())
}
