/** Words of music and its business that a general vocabulary lacks. */
const list = `
  ableton acapella acappella accompanist afrobeat afrobeats amapiano arranger atmos autotune backline
  bagpiper banjo banjoist baritone bassist bassline beatbox beatboxer beatmaker beatmaking beatmatching
  bhangra binaural bluegrass bodhran bongo bongos bpm busker busking cajon cappella cdj cdjs cellist
  ceilidh chiptune choirmaster clarinetist clarinettist comping conga congas copyist countertenor
  cubase daw deejay demo demos dhol didgeridoo distro djembe djs dnb dobro drumkit drummer drummers
  dubplate dubstep dulcimer ep epk eps euphonium fiddler filmmaker flautist flugelhorn foh foley
  fretless gamelan ghostwriter ghostwriting gig gigging gigs glockenspiel grime guitarist guitarists
  handpan hardstyle harpist hifi hiphop humbucker hyperpop immersive isrc jazzy jingle jingles jitterbug
  karaoke kazoo keyboardist keytar klezmer kora koto lathe lofi logic loudness lp lps luthier luthiers
  lyricist lyricists mandolin mandolinist marimba masterclass masterclasses mastering mashup mashups
  mbira melodyne merch metalcore mezzo mics midi mixdown mixdowns mixtape moog mpc multitrack multitracks
  musicologist neumann oboist orchestrator orchestration organist oud overdub overdubs overdubbing
  percussionist phonk pianist pianists playback playlist playlisting plugger plugin plugins podcast
  podcaster podcasts ppl premaster premasters preamp preamps prs psytrance quartet quintet rapper rappers
  reamp reamping rebec recordist rehair rekordbox remaster remastering remix remixer remixes repad
  reverb rnb roadie saxophonist scoring scratch serato setlist shakuhachi shoegaze sibelius sidechain
  sitar sitarist songwriter songwriters songwriting soprano soundbath soundcheck soundcloud soundproof
  soundproofed soundproofing soundtrack soundtracks splitter spotify stagehand stem stems stingers
  stompbox synth synths synthwave tabla tambourine tanpura techno telecaster theremin tiktok timbales
  timpani toplin topline topliner toplines toplining tonmeister trombonist trumpeter turntable
  turntables turntablism turntablist ukulele unplugged uplighter uilleann vibraphone viola violinist
  violinists violist vinyl visualiser visualisers vocalist vocalists vocoder voiceover vst wav whistler
  hurdy gurdy nyckelharpa alphorn bouzouki concertina melodeon harmonium celesta cornet tuba bassoon
  piccolo lute lutenist harpsichord clavichord spinet steelpan kalimba bodhran cittern shawm crumhorn
  tuner tuners technician dulcimer erhu shamisen taiko djembe cuatro charango berimbau
  wurlitzer xylophone youtube zither quid fiver tenner hogmanay gigged rehearsals copyright solicitor
`

export const tradeWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
