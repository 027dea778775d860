/** How people write on a phone, and spellings that are words of their own, but seldom meant. */
const list = `
  any1=anyone b4=before bday=birthday coz=because cos=because
  cuz=because enuf=enough enuff=enough fone=phone fones=phones fotos=photos foto=photo
  fav=favourite gr8=great gtr=guitar gtrs=guitars lite=light lites=lights
  msg=message musik=music muzik=music neva=never nite=night
  nites=nights nxt=next pix=pictures pics=pictures plz=please pls=please
  quire=choir sesh=session som1=someone sum1=someone
  sumone=someone sumbody=somebody sumthing=something sownd=sound tho=though thru=through
  tmrw=tomorrow tmw=tomorrow tonite=tonight trak=track traks=tracks tunez=tunes beatz=beats
  voise=voice vids=videos vid=video wanna=want gonna=going gotta=must wknd=weekend
  wkend=weekend wot=what wud=would cud=could shud=should yr=year yrs=years
`

export const shorthand: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split(/\s+/u)
    .map((one) => one.split('='))
    .map(([typed = '', meant = '']) => [typed, meant]),
)
