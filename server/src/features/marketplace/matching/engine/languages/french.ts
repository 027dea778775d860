/** French words of the trade and the small words around them. See translate.ts. */
export const french = {
  small: `un=a; une=a; des=some; le=the; la=the; les=the; l=the; d=of; de=of; du=of; et=and; ou=or;
  pour=for; avec=with; sans=without; à=in; au=at; aux=at; en=in; dans=in; sur=on; près de=near;
  près=near; chez=at; autour de=around; je=I; j=I; nous=we; on=we; notre=our; nos=our; mon=my; ma=my;
  mes=my; cherche=looking for; cherchons=looking for; recherche=looking for; recherchons=looking for;
  besoin=need; ai besoin=need; avons besoin=need; quelqu un=somebody; qui=who; peut=can; veux=want;
  voudrais=want; ne pas=not; pas=not; moins de=under; par heure=an hour; l heure=an hour; est=is;
  sont=are; qu=that; que=that; mais=but`,
  words: `batteur=drummer; batteuse=drummer; batterie=drums; cours de batterie=drum lessons;
  percussionniste=percussionist; guitariste=guitarist; guitare=guitar; cours de guitare=guitar lessons;
  professeur de guitare=guitar teacher; prof de guitare=guitar teacher; luthier=luthier;
  bassiste=bassist; basse=bass; contrebasse=double bass; contrebassiste=double bass player;
  violoniste=violinist; violon=violin; cours de violon=violin lessons; violoncelle=cello;
  violoncelliste=cellist; cordes=strings; quatuor à cordes=string quartet; alto=viola; harpe=harp;
  harpiste=harpist; flûte=flute; flûtiste=flautist; clarinette=clarinet; clarinettiste=clarinettist;
  saxophoniste=saxophonist; trompette=trumpet; trompettiste=trumpeter; cuivres=brass section;
  fanfare=brass band; accordéon=accordion; accordéoniste=accordionist; cornemuse=bagpipes;
  pianiste=pianist; cours de piano=piano lessons; professeur de piano=piano teacher;
  prof de piano=piano teacher; accordeur=piano tuner; accordeur de piano=piano tuner;
  claviériste=keyboardist; organiste=organist; orgue=organ; accompagnateur=accompanist;
  chanteur=singer; chanteuse=singer; chant=singing; voix=voice; cours de chant=singing lessons;
  professeur de chant=singing teacher; prof de chant=singing teacher; coach vocal=vocal coach;
  chorale=choir; chœur=choir; choeur=choir; chef de chœur=choir leader; chef d orchestre=conductor;
  choriste=backing singer; choristes=backing singers; voix off=voice-over; rappeur=rapper;
  groupe=band; groupe de mariage=wedding band; orchestre=orchestra; mariage=wedding;
  mariages=weddings; cérémonie=ceremony; anniversaire=birthday; fête=party; soirée=party;
  enterrement=funeral; baptême=christening; bal=dance; concert=concert; chanson=song;
  chansons=songs; auteur compositeur=songwriter; auteur=songwriter; parolier=lyricist;
  paroles=lyrics; compositeur=composer; musique de film=film score; producteur=producer;
  réalisateur artistique=record producer; studio d enregistrement=recording studio;
  enregistrement=recording; enregistrer=record; salle de répétition=rehearsal room;
  local de répétition=rehearsal room; répétition=rehearsal; ingénieur du son=sound engineer;
  ingé son=sound engineer; ingénieur de mixage=mixing engineer; mixage=mixing; mixer=mix;
  matriçage=mastering; sonorisation=live sound and PA hire; sonorisateur=live sound engineer;
  ampli=amp; amplis=amps; réparation=repair; réparation d ampli=amp repair; réparer=repair;
  éclairagiste=lighting technician; régisseur de tournée=tour manager; tournée=tour;
  tourneur=booking agent; programmateur=promoter; attaché de presse=publicist; presse=press;
  photographe=photographer; photographe de concert=gig photographer; photos=photos; clip=music video;
  maison de disques=record label; vinyle=vinyl; pressage de vinyles=vinyl pressing;
  pressage=vinyl pressing; avocat=lawyer; avocate=lawyer; contrat=contract; comptable=accountant;
  partition=sheet music; partitions=sheet music; arrangeur=arranger; cours=lessons;
  leçons=lessons; professeur=teacher; prof=teacher; débutant=beginner; débutants=beginners;
  débutante=beginner; enfants=children; adultes=adults; adulte=adult; salle de concert=concert venue;
  salle=hall; salle de mariage=wedding venue; pas cher=cheap; bon marché=cheap; expérimenté=experienced;
  classique=classical; musique=music; musicien=musician; musicienne=musician;
  chanson personnalisée=personal song; livre audio=audiobook; pochette=cover artwork;
  en ligne=online; à distance=remote`,
}
