/** Spanish words of the trade and the small words around them. See translate.ts. */
export const spanish = {
  small: `un=a; una=a; unos=some; unas=some; el=the; la=the; los=the; las=the; de=of; del=of; y=and;
  o=or; para=for; por=for; con=with; sin=without; en=in; cerca de=near; cerca=near; yo=I;
  nuestro=our; nuestra=our; nuestros=our; nuestras=our; mi=my; mis=my; busco=looking for;
  buscamos=looking for; se busca=wanted; necesito=need; necesitamos=need; quiero=want;
  queremos=want; alguien=somebody; quien=who; quién=who; que=that; puede=can; menos de=under;
  hasta=up to; por hora=an hour; la hora=an hour; es=is; al=at; seis=six; tres=three; cuatro=four;
  cinco=five; dos=two`,
  words: `baterista=drummer; batería=drums; clases de batería=drum lessons; percusionista=percussionist;
  guitarrista=guitarist; guitarra=guitar; clases de guitarra=guitar lessons;
  profesor de guitarra=guitar teacher; bajista=bassist; bajo=bass; contrabajo=double bass;
  contrabajista=double bass player; violinista=violinist; violín=violin;
  clases de violín=violin lessons; violonchelo=cello; violonchelista=cellist; chelista=cellist;
  cuerdas=strings; cuarteto de cuerda=string quartet; cuarteto de cuerdas=string quartet; arpa=harp;
  arpista=harpist; flauta=flute; flautista=flautist; clarinete=clarinet; clarinetista=clarinettist;
  saxofonista=saxophonist; saxofón=saxophone; saxo=sax; trompeta=trumpet; trompetista=trumpeter;
  vientos=brass section; metales=brass section; acordeón=accordion; acordeonista=accordionist;
  gaitero=bagpiper; gaita=bagpipes; pianista=pianist; clases de piano=piano lessons;
  profesor de piano=piano teacher; profesora de piano=piano teacher; afinador=piano tuner;
  afinador de pianos=piano tuner; afinador de piano=piano tuner; tecladista=keyboardist;
  teclista=keyboardist; organista=organist; cantante=singer; voz=voice; canto=singing;
  clases de canto=singing lessons; profesor de canto=singing teacher;
  profesora de canto=singing teacher; coro=choir; director de coro=choir leader; coros=backing vocals;
  corista=backing singer; locutor=voice-over; locutora=voice-over; rapero=rapper; grupo=band;
  banda=band; banda para bodas=wedding band; orquesta=orchestra; boda=wedding; bodas=weddings;
  ceremonia=ceremony; cumpleaños=birthday; fiesta=party; funeral=funeral; concierto=concert;
  conciertos=concerts; baile=dance; canción=song; canciones=songs; disco=album; discos=albums; tema=track; temas=tracks;
  compositor=composer; letrista=lyricist; letra=lyrics; letras=lyrics; autor=songwriter;
  música de cine=film score; banda sonora=film score; productor=producer;
  productor musical=music producer; productora=producer; estudio de grabación=recording studio;
  estudio=studio; grabación=recording; grabar=record; sala de ensayo=rehearsal room;
  local de ensayo=rehearsal room; ensayo=rehearsal; ingeniero de sonido=sound engineer;
  técnico de sonido=live sound engineer; sonidista=sound engineer; ingeniero de mezcla=mixing engineer;
  ingeniero=engineer; mezcla=mixing; mezclas=mixes; mezclar=mix; masterización=mastering;
  masterizar=mastering; mastering=mastering; equipo de sonido=PA hire; amplificador=amp;
  amplificadores=amps; reparación=repair; reparar=repair; iluminador=lighting technician;
  gira=tour; representante=artist manager; mánager=manager; agente=booking agent;
  promotor=promoter; prensa=press; fotógrafo=photographer; fotógrafa=photographer;
  fotógrafo de conciertos=gig photographer; fotos=photos; videoclip=music video;
  discográfica=record label; sello discográfico=record label; vinilo=vinyl; vinilos=vinyl records;
  abogado=lawyer; abogada=lawyer; contrato=contract; contable=accountant; gestor=accountant;
  partitura=sheet music; partituras=sheet music; arreglista=arranger; arreglos=arrangements;
  clases=lessons; profesor=teacher; profesora=teacher; principiante=beginner; principiantes=beginners;
  niños=children; adultos=adults; adulto=adult; sala de conciertos=concert venue; sala=hall;
  barato=cheap; barata=cheap; económico=cheap; profesional=professional; clásica=classical; música=music;
  músico=musician; canción personalizada=personal song; audiolibro=audiobook; portada=cover artwork;
  en línea=online; a distancia=remote; luthier=luthier; lutier=luthier; violinista=violinist`,
}
