import type { Point } from '../../../../accounts/locations/public.ts'

export interface Region {
  readonly label: string
  readonly point: Point
  /** The distance from its centre to most of its edges. */
  readonly km: number
  /** Its border, if it is known better than by a circle. */
  readonly border?: readonly Point[]
}

/**
 * Borders of regions, roughly, as 'latitude longitude' of their corners. Towns near a border are on
 * the right side of it.
 */
const borders: Readonly<Record<string, string>> = {
  Yorkshire: `54.62 -1.25, 54.57 -0.75, 54.1 0.1, 53.55 0.2, 53.68 -0.4, 53.7 -0.7, 53.62 -0.85,
    53.47 -0.9, 53.4 -1.15, 53.31 -1.3, 53.31 -1.6, 53.5 -1.75, 53.55 -1.95, 53.68 -2.05,
    53.72 -2.16, 53.9 -2.1, 54 -2.45, 54.2 -2.45, 54.35 -2.25, 54.47 -2, 54.5 -1.6`,
  Wales: `53.43 -4.7, 53.42 -3.9, 53.36 -3.2, 53.2 -3.02, 53.13 -2.94, 52.98 -2.82, 52.92 -3.1,
    52.75 -3.12, 52.58 -3.08, 52.35 -3.02, 52.1 -3.1, 51.95 -2.95, 51.83 -2.66, 51.62 -2.65,
    51.35 -3, 51.3 -3.6, 51.5 -4.4, 51.55 -5.4, 52.1 -5.4, 52.8 -4.9`,
  Scotland: `54.6 -5.3, 54.65 -3.9, 54.97 -3.05, 55.1 -2.7, 55.35 -2.3, 55.65 -2.25, 55.82 -2.03,
    56 -1.9, 57.6 -1.5, 59.5 -1, 61 -0.5, 61 -3, 58.8 -5.5, 58.6 -7.7, 56.5 -7.6, 55.5 -6.6,
    55.25 -5.9`,
  England: `55.8 -2.03, 55.65 -2.25, 55.35 -2.3, 55.1 -2.7, 54.97 -3.05, 54.65 -3.7, 54 -3.4,
    53.42 -3.25, 53.2 -3.02, 53.13 -2.94, 52.98 -2.82, 52.92 -3.1, 52.75 -3.12, 52.58 -3.08,
    52.35 -3.02, 52.1 -3.1, 51.95 -2.95, 51.83 -2.66, 51.62 -2.65, 51.35 -3, 51.25 -4.3, 50.6 -5.2,
    49.8 -6.4, 49.8 -5, 50.5 0, 50.9 1.1, 51.1 1.5, 52.5 1.9, 53.1 0.6, 54.2 0, 55 -1.3`,
  'Northern Ireland': `55.3 -6.9, 55.25 -6, 54.7 -5.4, 54.05 -5.5, 54.05 -6.3, 54.15 -6.65,
    54.4 -6.95, 54.15 -7.5, 54.45 -8.2, 54.7 -7.6, 54.95 -7.4, 55.1 -7.2`,
}

const bordersOf = (label: string): readonly Point[] | undefined =>
  borders[label]?.split(',').map((corner) => {
    const [latitude, longitude] = corner.trim().split(' ').map(Number)
    return { latitude: latitude ?? 0, longitude: longitude ?? 0 }
  })

/** Whether a point is within a border (by the even number of crossings). */
export function isWithin(border: readonly Point[], { latitude, longitude }: Point): boolean {
  let isInside = false
  for (const [index, one] of border.entries()) {
    const other = border.at(index - 1) ?? one
    const isBetween = one.latitude > latitude !== other.latitude > latitude
    const share = (latitude - one.latitude) / (other.latitude - one.latitude)
    const at = one.longitude + share * (other.longitude - one.longitude)
    if (isBetween && longitude < at) isInside = !isInside
  }
  return isInside
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
    .map(([label = '', latitude, longitude, km]) => {
      const border = bordersOf(label)
      const point = { latitude: Number(latitude), longitude: Number(longitude) }
      return [fold(label), { label, point, km: Number(km), ...(border && { border }) }]
    }),
)
