import { App } from '@capacitor/app'
import { tabStorage } from '../storage.ts'

/** Which address started this page; a page that comes anew has already followed it. */
const key = 'launched-by'

/** Every address that the system opens the app with, also the one that started it. */
export function followLinks(onLink: (url: string) => void): () => void {
  const listening = App.addListener('appUrlOpen', ({ url }) => onLink(url))
  void App.getLaunchUrl().then(
    (launch) => {
      if (!launch?.url || tabStorage.read(key) === launch.url) return
      tabStorage.write(key, launch.url)
      onLink(launch.url)
    },
    () => {},
  )
  return () => void listening.then((one) => one.remove())
}
