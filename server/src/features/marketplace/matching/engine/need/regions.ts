import type { Point } from '../../../../accounts/locations/public.ts'

export interface Region {
  readonly label: string
  readonly point: Point
  /** The distance from its centre to most of its edges. */
  readonly km: number
}

/** Regions that people name instead of a town, with a centre and a radius. */
const list = `
  Yorkshire|53.9|-1.4|75; West Yorkshire|53.75|-1.65|30; South Yorkshire|53.5|-1.3|30
  North Yorkshire|54.2|-1.5|55; East Yorkshire|53.85|-0.5|45; Lancashire|53.85|-2.6|40
  Cheshire|53.2|-2.6|35; Greater Manchester|53.5|-2.3|25; Merseyside|53.42|-2.9|25
  Cumbria|54.6|-2.9|60; Lake District|54.5|-3.1|35; Northumberland|55.2|-2.0|50; Tyneside|54.97|-1.6|20
  County Durham|54.7|-1.7|35; Derbyshire|53.1|-1.6|40; Peak District|53.3|-1.8|35
  Nottinghamshire|53.1|-1.0|35; Lincolnshire|53.2|-0.3|55; Leicestershire|52.65|-1.1|30
  Staffordshire|52.8|-2.0|35; Shropshire|52.6|-2.75|40; Worcestershire|52.2|-2.2|30
  Warwickshire|52.3|-1.55|35; Northamptonshire|52.3|-0.85|35; Herefordshire|52.1|-2.75|30
  Gloucestershire|51.85|-2.15|40; Cotswolds|51.85|-1.85|40; Oxfordshire|51.75|-1.3|35
  Buckinghamshire|51.8|-0.8|35; Berkshire|51.45|-1.0|35; Bedfordshire|52.05|-0.45|25
  Hertfordshire|51.8|-0.2|30; Cambridgeshire|52.3|0.0|40; Norfolk|52.65|1.0|50; Suffolk|52.2|1.0|45
  East Anglia|52.4|0.9|75; Essex|51.75|0.55|40; Kent|51.2|0.7|45; Surrey|51.25|-0.4|30
  Sussex|50.95|0.0|60; East Sussex|50.9|0.35|35; West Sussex|50.9|-0.5|35; Hampshire|51.05|-1.3|40
  Isle of Wight|50.7|-1.3|20; Dorset|50.8|-2.35|40; Wiltshire|51.3|-1.95|40; Somerset|51.1|-3.0|45
  Devon|50.75|-3.8|55; Cornwall|50.4|-4.85|60; West Country|50.9|-3.5|110; South Coast|50.8|-0.8|110
  Midlands|52.55|-1.6|85; West Midlands|52.5|-1.95|40; East Midlands|52.9|-1.1|55
  North West|53.7|-2.6|70; North East|54.9|-1.6|60; South West|51.0|-3.2|120; South East|51.2|0.0|95
  Home Counties|51.5|-0.3|70; Highlands|57.4|-4.6|100; Scottish Borders|55.55|-2.8|40; Fife|56.2|-3.1|30
  Lothian|55.9|-3.1|30; Snowdonia|52.95|-3.9|40; South Wales|51.65|-3.5|60; North Wales|53.1|-3.6|60
  Scotland|56.6|-4.0|220; England|52.8|-1.5|300; Wales|52.3|-3.7|115; Northern Ireland|54.6|-6.7|85
  Ulster|54.6|-6.9|95; Munster|52.2|-8.7|100; Connacht|53.8|-8.8|80; Leinster|53.2|-6.9|80
  Brittany|48.2|-2.9|110; Normandy|49.1|0.2|120; Provence|43.8|5.8|110; Alsace|48.4|7.5|75
  Riviera|43.6|7.1|60; Bavaria|48.9|11.4|150; Saxony|51.0|13.3|90; Rhineland|50.6|6.9|80
  Ruhr|51.5|7.2|40; Catalonia|41.8|1.6|120; Andalusia|37.4|-4.7|200; Basque Country|43.0|-2.6|70
  Tuscany|43.4|11.1|100; Lombardy|45.6|9.8|90; Sicily|37.6|14.1|120; Flanders|51.0|4.0|80
  Wallonia|50.3|5.0|85; Benelux|51.5|5.0|170; Scandinavia|60.5|14.0|600; Tyrol|47.2|11.4|70
  California|36.8|-119.5|500; Texas|31.2|-99.3|550; Florida|28.3|-82.0|350; Tennessee|35.8|-86.3|300
  New England|43.8|-71.5|280; Ontario|44.5|-79.5|350; Quebec|46.8|-71.9|350; Queensland|-25.0|150.0|800
  Europe|50.0|10.0|1700; Britain|54.0|-2.5|450; Great Britain|54.0|-2.5|450
`

const fold = (text: string): string => text.toLowerCase()

export const regions: ReadonlyMap<string, Region> = new Map(
  list
    .split(/[;\n]/)
    .map((one) => one.trim().split('|'))
    .filter((parts) => parts.length === 4)
    .map(([label = '', latitude, longitude, km]) => [
      fold(label),
      {
        label,
        point: { latitude: Number(latitude), longitude: Number(longitude) },
        km: Number(km),
      },
    ]),
)
