import type { Catalogue } from '@pentapolis/kernel';
import type { TextKey } from './en.ts';
import { waiting } from './waiting.fr.ts';

/** Ce que dit le cadre. */
export const text: Catalogue<TextKey> = {
  'site.name': 'Pentapolis',
  'site.title': 'Pentapolis · jeux de construction de cités',
  'site.claim': 'Des jeux de construction de cités, autour d’une table qu’on partage par un lien.',
  'site.promise': 'Ni compte ni téléchargement : un prénom suffit, et encore, il peut attendre.',
  'site.skip': 'Aller au contenu',
  'site.nav': 'Principal',
  'site.home': 'Pentapolis, vers l’accueil',
  'site.about': 'À propos',
  'site.openReplay': 'Ouvrir un fichier de partie',
  'site.footer':
    'Une réalisation indépendante, avec ses propres mots et ses propres dessins. Les jeux sont à leurs auteurs et éditeurs.',
  'site.footerMore': 'Qui a fait quoi',

  'language.label': 'Langue',
  'language.en': 'English',
  'language.fr': 'Français',
  'theme.label': 'Lumière',
  'theme.system': 'Comme l’appareil',
  'theme.light': 'Jour',
  'theme.dark': 'Nuit',
  'theme.toDark': 'Passer à la nuit',
  'theme.toLight': 'Passer au jour',

  'net.brokenPromise': 'Le serveur n’a pas tenu sa promesse sur le hasard de cette partie. N’y jouez pas.',
  'net.unreachable': 'Le serveur est injoignable. La connexion est-elle active ?',
  'net.retry': 'Réessayer',
  'net.loading': 'Un instant…',
  'net.broken': 'Cette page a planté.',
  'net.brokenHelp': 'Votre partie est en sécurité sur le serveur. Recharger la page suffit en général.',
  'net.reload': 'Recharger',

  'lobby.games': 'Les jeux',
  'lobby.fewer': 'possible à {min:number}',
  'lobby.players': (args, say) =>
    args.min === args.max
      ? `${say.number(args.min)} joueurs`
      : `${say.number(args.min)} à ${say.number(args.max)} joueurs`,
  'lobby.alone': 'aussi en solo',
  'lobby.minutes': '{from:number} à {to:number} min',
  'lobby.credit': (args, say) =>
    (args.authors as string[]).length === 0
      ? 'Un jeu de l’auteur et de l’éditeur nommés sur la boîte'
      : `Un jeu de ${say.list(args.authors as string[])}, édité par ${args.publisher}`,
  'lobby.playNow': 'Jouer contre des bots',
  'lobby.invite': 'Inviter des amis',
  'lobby.custom': 'Préparer une table',
  'lobby.name': 'Votre nom',
  'lobby.nameHint': 'facultatif',
  'lobby.you': 'Vous',
  'lobby.pad': 'Feuille de score pour la boîte',
  'lobby.mine': 'Vos parties',
  'lobby.mineHelp': 'Gardées sur cet appareil. Fermez la page quand vous voulez, tout vous attend ici.',
  'lobby.wait': (args, say) =>
    say.plural(args.count, { one: '# partie vous attend', other: '# parties vous attendent' }),
  'lobby.moreOver': (args, say) =>
    say.plural(args.count, { one: '# autre partie terminée', other: '# autres parties terminées' }),
  'lobby.someMatch': 'Une partie de {game}',
  'lobby.missing': 'Ce serveur ne connaît pas cette partie. Votre place reste gardée ici.',
  'lobby.notReachable': (args) =>
    args.status === 0
      ? 'Injoignable pour l’instant : le serveur ne répond pas. Votre place est gardée.'
      : `Injoignable pour l’instant : le serveur a répondu ${args.status}. Votre place est gardée.`,
  'lobby.seatGone': (args) =>
    args.count === 1
      ? 'Votre place ici n’est plus la vôtre : vous l’avez quittée ou l’hôte l’a libérée. Vous pouvez encore regarder.'
      : 'Certaines de vos places ici ne sont plus les vôtres : vous les avez quittées ou l’hôte les a libérées.',
  'lobby.askAgain': 'Redemander',
  'lobby.removed': '« {name} » n’est plus dans votre liste.',
  'lobby.takeBack': 'La remettre',
  'lobby.takeBackOf': 'Remettre « {name} »',
  'lobby.forgotten': 'Retirées de la liste',
  'lobby.forgottenHelp': 'Vous pouvez les remettre pendant 30 jours, avec vos places.',
  'lobby.drop': 'Effacer « {name} » pour de bon',
  'lobby.dropShort': 'Effacer pour de bon',
  'lobby.unsaved':
    'Ce navigateur ne garde rien : vos places seront perdues en fermant la page. Le menu de la table permet de copier un lien qui contient la vôtre.',
  'lobby.open': 'Tables ouvertes',
  'lobby.openNone': 'Aucune table n’attend de joueurs. Invitez des amis et ouvrez le bal.',
  'lobby.running': 'En cours',
  'lobby.runningNone': 'Personne ne joue en public pour l’instant.',
  'lobby.finished': 'Terminées',
  'lobby.finishedNone': 'Aucune partie publique n’est encore terminée.',
  'lobby.join': 'Rejoindre',
  'lobby.watch': 'Regarder',
  'lobby.replay': 'Revoir',
  'lobby.result': 'Résultat',
  'lobby.continue': 'Continuer',
  'lobby.waitingFor': (args, say) => `On attend ${say.list(args.names as string[])}`,
  'lobby.waitingForYou': 'On vous attend',
  'lobby.waitingForSeats': (args, say) =>
    say.plural(args.open, { one: '# place libre', other: '# places libres' }),
  'lobby.wonBy': (args, say) => `Victoire de ${say.list(args.names as string[])}`,
  'lobby.since': '{state} · {when}',
  'lobby.abandoned': 'Abandonnée',
  'lobby.broken': 'À l’arrêt : l’événement {seq:number} est illisible',
  'lobby.notServed': 'Ne peut plus se jouer sur ce serveur',
  'lobby.forget': 'Retirer « {name} » de cette liste',
  'lobby.openSeat': 'libre',
  'lobby.points': (args, say) => say.plural(args.points, { one: '# point', other: '# points' }),

  'level.apprentice': 'Apprenti',
  'level.citizen': 'Citoyen',
  'level.builder': 'Bâtisseur',
  'level.master': 'Maître',
  'level.apprentice.is': 'découvre encore la pierre',
  'level.citizen.is': 'joue honnêtement',
  'level.builder.is': 'voit plus loin',
  'level.master.is': 'ne laisse rien passer',
  'level.rating': 'coté {rating:number}',
  'level.wins': (args) => `gagne ${Math.round(Number(args.share) * 100)} % contre un bot simple`,

  'create.title': 'Préparer une table',
  'create.seats': 'Qui s’assied où',
  'create.seat': 'Place {seat:number}',
  'create.fill': 'Occupée par',
  'create.you': 'Moi',
  'create.local': 'Quelqu’un devant cet écran',
  'create.open': 'Un ami, par le lien',
  'create.bot': 'Bot : {level:term.level}',
  'create.addSeat': 'Ajouter une place',
  'create.removeSeat': 'Retirer la place {seat:number}',
  'create.seatName': 'Nom pour la place {seat:number}',
  'create.nameHint': 'Nom (facultatif)',
  'create.tableName': 'Nom de la table',
  'create.tableNameHint': 'Facultatif ; on le voit à l’accueil.',
  'create.visibility': 'Qui peut la trouver',
  'create.public': 'Tout le monde, à l’accueil',
  'create.private': 'Seulement ceux qui ont le lien',
  'create.options': 'Comment on joue',
  'create.optionsHelp': 'Comme dans la boîte, sauf si vous changez quelque chose.',
  'create.optionsChanged': (args, say) =>
    say.plural(args.count, {
      one: '# différence avec la règle imprimée',
      other: '# différences avec la règle imprimée',
    }),
  'create.components': 'Le matériel de votre boîte',
  'create.componentsHelp':
    'Les cartes et plateaux de ce jeu sont reconstitués. Si vous possédez la boîte, jouez avec ce qui y est imprimé : apportez-le dans un fichier JSON.',
  'create.componentsRead': 'Cette table joue avec {name}.',
  'create.componentsNotJson': 'Ce fichier n’est pas du JSON.',
  'create.rule': 'Règle {rule}',
  'create.start': 'Ouvrir la table',
  'create.startNow': 'Commencer la partie',
  'create.needsYou': 'Personne devant cet écran n’a de place : vous regarderez.',
  'create.cancel': 'Annuler',

  'dialog.close': 'Fermer',

  ...waiting,

  'match.missing': 'Impossible d’ouvrir cette partie',
  'match.missingHelp': 'Le lien est peut-être ancien, ou il en manque un bout.',
  'match.toLobby': 'Vers l’accueil',

  'table.since': 'Depuis mon dernier tour',
  'table.skip': 'Aller au plateau',
  'table.board': 'Plateau',
  'table.refused': 'Ce n’est pas possible maintenant.',
  'table.showRule': 'Voir la règle',
  'net.lost': 'Connexion perdue. On se reconnecte ; rien n’est perdu.',

  'panel.label': 'Autour de la table',
  'panel.players': 'Joueurs',
  'panel.log': 'Journal',
  'panel.chat': 'Parler',
  'panel.rules': 'Règles',

  'players.thinking': 'réfléchit',
  'players.toMove': 'à vous',
  'players.left': 'est parti',
  'players.bot': 'Bot · {level}',
  'players.botInstead': 'Bot · {level}, à la place de {name}',
  'players.watching': (args, say) =>
    say.plural(args.count, { one: '# personne regarde', other: '# personnes regardent' }),

  'log.empty': 'Il ne s’est encore rien passé.',
  'log.see': 'Revoir l’étape {n:number}',

  'chat.empty': 'Personne n’a encore rien dit.',
  'chat.label': 'Message à la table',
  'chat.hint': 'Dire quelque chose',
  'chat.send': 'Envoyer',
  'chat.guest': 'Spectateur',
  'chat.unread': (args, say) =>
    say.plural(args.count, { one: '# nouveau message', other: '# nouveaux messages' }),

  'rules.search': 'Chercher dans les règles',
  'rules.none': 'Aucune règle ne parle de « {query} ».',
  'rules.unknown': 'Cette règle n’est pas dans le livret de ce jeu.',

  'menu.open': 'Menu et réglages',
  'menu.sound': 'Son',
  'menu.notify': 'Me prévenir quand c’est à moi',
  'menu.download': 'Télécharger cette partie jusqu’ici',
  'menu.copy': 'Copier le lien de cette table',
  'menu.carry': 'Copier un lien qui emmène ma place sur un autre appareil',
  'menu.carrySeat': 'Copier un lien qui emmène la place {seat:number} sur un autre appareil',
  'menu.replay': 'Revoir depuis le début',
  'menu.resign': 'Abandonner…',
  'menu.keys': 'W rejoue ce qui s’est passé depuis votre dernier tour.',

  'broken.title': 'Cette partie est à l’arrêt',
  'broken.event':
    'L’événement {seq:number} est illisible : {what}. Vous voyez la table telle qu’elle était juste avant ; vous pouvez télécharger la partie.',
  'broken.eventOf':
    'L’événement {seq:number}, joué par {name}, est illisible : {what}. Vous voyez la table telle qu’elle était juste avant ; vous pouvez télécharger la partie.',
  'broken.missing': 'il manque dans le journal',
  'broken.altered': 'ce qui est enregistré n’est pas ce qui a été joué',
  'broken.unreadable': 'ce qui est enregistré n’est pas un événement',
  'broken.refused': 'la règle {rule} ne le permet pas (ou plus)',
  'broken.failed': 'cette version du jeu ne sait pas le jouer',
  'broken.notServed':
    'Ce serveur n’a plus les règles avec lesquelles elle se joue. Vous pouvez la télécharger.',
  'broken.download': 'Télécharger la partie',

  'left.lookOn': 'Vous avez quitté cette partie. Vous la suivez en spectateur.',
  'left.over': 'Vous avez quitté cette partie avant la fin.',

  'resign.title': 'Quitter la partie pour de bon ?',
  'resign.help':
    'Vous serez classé derrière tous ceux qui restent et n’en verrez pas plus qu’un spectateur. Les autres continuent ; un bot peut prendre votre place.',
  'resign.stay': 'Continuer à jouer',
  'resign.do': 'Abandonner',

  'curtain.pass': 'Passez l’écran à {name}',
  'curtain.help': 'La table reste cachée jusqu’à ce que {name} soit là.',
  'curtain.ready': 'C’est moi, {name}',
  'curtain.now': 'À {name}',

  'action.label': 'Que faire',
  'turn.title': 'À vous de jouer',
  'turn.yours': (args, say) => `À vous, ${say.list(args.names as string[])}`,
  'turn.you': 'vous',
  'turn.nextMatch': 'Partie suivante qui attend',
  'table.spectator': 'Vous regardez',
  'turn.here': '{name} (ici)',
  'turn.theirs': (args) => `${(args.names as string[])[0]} réfléchit`,
  'turn.several': (args, say) => `${say.list(args.names as string[])} réfléchissent`,
  'turn.wait': 'On attend leur choix.',
  'turn.sending': 'C’est parti',
  'turn.over': 'La partie est finie',
  'turn.won': (args, say) =>
    Number(args.count) > 1
      ? `${say.list(args.names as string[])} se partagent la victoire.`
      : `${(args.names as string[])[0]} l’emporte.`,
  'turn.abandoned': 'Elle a été abandonnée, sans vainqueur.',

  'undo.do': 'Reprendre',
  'undo.of': 'le dernier coup de {name}',
  'undo.needs': (args, say) => {
    const names = args.names as string[];
    if (names.length > 3) return `si les ${say.number(names.length)} autres sont d’accord`;
    return `si ${say.list(names)} ${names.length > 1 ? 'sont d’accord' : 'est d’accord'}`;
  },
  'undo.asked': '{name} voudrait reprendre son dernier coup. Ça vous va ?',
  'undo.waiting': (args, say) =>
    `${args.name} voudrait reprendre son dernier coup. On attend ${say.list(args.names as string[])}.`,
  'undo.agree': 'Oui',
  'undo.refuse': 'Non',

  'past.label': 'Retour en arrière',
  'past.at': 'Étape {at:number} sur {of:number}',
  'past.start': 'La table est prête, la partie commence.',
  'past.back': 'Une étape en arrière',
  'past.on': 'Une étape en avant',
  'past.end': 'Revenir au présent',

  'final.title': 'Décompte final',
  'final.rank': (args, say) => (Number(args.rank) === 1 ? '1er' : `${say.number(args.rank)}e`),
  'final.watch': 'Revoir la partie',
  'final.download': 'Télécharger la partie',
  'final.rematch': 'Revanche',
  'final.toRematch': 'Vers la revanche',

  'replay.title': 'Revoir',
  'replay.notBegun': 'Cette partie n’a pas encore commencé.',
  'replay.toTable': 'Vers la table',
  'replay.eyes': 'Vu par',
  'replay.spectator': 'Spectateur',
  'replay.everything': 'Tous à la fois',
  'replay.controls': 'Revoir la partie',
  'replay.first': 'Au début',
  'replay.last': 'À la fin',
  'replay.play': 'Lecture',
  'replay.pause': 'Pause',
  'replay.scrub': 'Étape',
  'replay.position': '{at:number} / {of:number}',
  'replay.speed': 'Vitesse',
  'replay.times': '{times:number}×',
  'replay.check': 'Vérifier le hasard',
  'replay.share': 'Lien vers cette étape',

  'file.nameAtSeat': '{name} (place {seat:number})',
  'file.title': 'Partie dans un fichier',
  'file.help':
    'Choisissez une partie téléchargée, ou déposez-la ici. Elle est vérifiée et montrée sur cet appareil, et n’est envoyée nulle part.',
  'file.pick': 'Choisir un fichier',
  'file.notJson': 'Ce n’est pas une partie enregistrée : ce n’est pas du JSON.',
  'file.noGame': 'C’est une partie d’un jeu que cette page ne connaît pas.',
  'file.problem.wrong': 'Ce n’est pas une partie enregistrée : « {field} » manque ou est faux.',
  'file.problem.unknown': 'Impossible d’ouvrir cette partie : « {field} » n’y est pas compris.',
  'file.problem.format': 'Ce n’est pas une partie enregistrée par Pentapolis.',
  'file.problem.newer':
    'Cette partie vient d’un Pentapolis plus récent ({found}). Mettez celui-ci à jour pour l’ouvrir.',
  'file.problem.version':
    'Cette partie suit la version {version:number} de son jeu, que ce Pentapolis ne joue plus.',
  'file.shown':
    'Ce que ces yeux avaient vu quand le fichier a été fait (dernier coup : {when}). La partie n’était pas finie : il n’y a ni graine ni rien de caché, on peut donc la regarder mais pas la vérifier.',
  'file.shownNothing': 'Le serveur ne pouvait plus suivre cette partie : il n’en reste ici que les noms.',
  'file.sound': 'Tout est juste dans cette partie.',
  'file.unsound': 'Quelque chose cloche dans cette partie.',
  'file.check.chain': 'Aucun coup n’a été changé, ajouté ou retiré.',
  'file.check.commitment': 'La graine est bien celle de l’empreinte inscrite dans le fichier.',
  'file.check.salts': 'Ce que chaque place a ajouté au hasard est bien ce à quoi elle s’était engagée.',
  'file.check.draws': 'Tout le hasard vient de cette graine.',
  'file.check.rules': 'Chaque coup suit les règles.',
  'file.check.result': 'Le résultat est celui auquel mènent les coups.',
  'file.check.names': 'Les noms et les bots sont ceux qui étaient assis là au début de la partie.',
  'file.check.match': 'C’est bien la partie jouée sur cet appareil.',
  'file.check.promise': 'La graine est bien celle promise à cet appareil.',
  'file.check.noPromise':
    'Cet appareil a joué cette partie sans garder de promesse : rien ne montre que le hasard n’a pas été choisi.',
  'file.check.seen': 'Les autres se sont engagés à ce que cet appareil a vu avant de dévoiler sa part.',
  'file.check.salt': 'Ce que cet appareil a ajouté au hasard en fait partie.',
  'file.soundOwn': 'Tout est juste dans cette partie, y compris la part de hasard de cet appareil.',
  'file.noPart':
    'Cet appareil n’a pas joué cette partie : il ne peut pas dire si la graine est celle promise aux joueurs.',
  'file.late': 'Cet appareil est arrivé trop tard avec sa part de hasard ; la partie a commencé sans elle.',
  'file.withheld': (args, say) =>
    `${say.list(args.names as string[])} : part de hasard promise mais pas dévoilée à temps. Qui se retient ainsi peut choisir entre deux hasards, avec sa part ou sans elle.`,
  'file.oldSalts':
    'Cette partie date d’avant les engagements des joueurs : qui tenait le serveur et s’asseyait en dernier pouvait choisir sa part.',
  'file.oldNames': 'Cette partie date d’avant que les noms soient prouvés : n’importe qui a pu les changer.',
  'file.ownMatch': 'La comparer à une partie de cet appareil',
  'file.ownNone': 'aucune',
  'file.ownSeen': '{match}, vue {when}',
  'file.holds': '(juste)',
  'file.fails': '(faux)',

  'missing.title': 'Il n’y a rien à cette adresse',
  'pad.title': 'Feuille de score',
  'pad.none': 'Ce jeu n’a pas de feuille de score.',
  'pad.empty': 'Vider la feuille',
  'pad.back': 'Reprendre la précédente',

  'about.title': 'À propos de Pentapolis',
  'about.lead':
    'Une table pour les jeux de construction de cités : dans le navigateur, avec des amis d’ici ou d’ailleurs, ou contre des bots. Libre, et à héberger chez soi.',
  'about.whose': 'À qui sont ces jeux',
  'about.independent':
    'Pentapolis est une réalisation indépendante. Elle a été écrite d’après les règles, avec ses propres mots et ses propres dessins ; rien n’a été copié des boîtes, et ceux qui les ont faites n’y sont pour rien. Les jeux, leurs noms et leurs règles appartiennent à leurs auteurs et éditeurs.',
  'about.box':
    'Si le jeu vous plaît ici, posez le vrai sur votre table : votre boutique l’a ou peut l’avoir, et {publisher} vous dira où le trouver.',
  'about.fair': 'Honnête par construction',
  'about.luck':
    'Avant que quiconque s’asseye, le serveur promet une graine secrète en publiant son empreinte. Chaque personne qui s’assied ajoute son grain de sel : son appareil en envoie d’abord l’empreinte et ne le dévoile qu’une fois toutes les places prises. Ainsi, même qui tient le serveur ne peut pas choisir d’après ce que les autres ajoutent. La partie finie, la graine est révélée et chacun peut tout vérifier.',
  'about.luckProven':
    'Ce qui est prouvé : qu’aucun coup n’a été changé, que tout le hasard vient de la graine promise et de ce que chacun a ajouté, que la part de votre appareil y est, et qui était assis où. Votre appareil garde la promesse reçue ; si le serveur échange quoi que ce soit, la vérification passe au rouge.',
  'about.luckNot':
    'Ce qui ne l’est pas : qui garde pour soi la part promise peut choisir entre deux hasards, avec elle ou sans elle ; la vérification le nomme. Un serveur qui ferme une table avant le début et vous invite à une autre a tiré deux fois. Et un serveur qui joue seul, sans personne d’autre à table, ne prouve rien à autrui.',
  'about.secrets':
    'Ce que vous ne devez pas savoir ne quitte jamais le serveur. Les bots savent exactement ce que vous sauriez à leur place.',
  'about.bots': 'Les bots',
  'about.botsText':
    'Chaque jeu en a quatre, de l’Apprenti au Maître. La force affichée à côté du nom a été mesurée sur des centaines de parties, pas devinée.',
  'about.challenge': 'Défiez-en un à {game} :',
  'about.privacy': 'Vos données',
  'about.privacyText':
    'Il n’y a pas de compte. Votre nom, vos réglages et les clés de vos places restent dans ce navigateur ; le serveur garde la partie et ce qui s’est dit à sa table.',
  'about.keys': 'Au clavier',
  'about.key.w': 'W',
  'about.key.w.does': 'Rejoue ce qui s’est passé depuis votre dernier tour.',
  'about.key.esc': 'Échap',
  'about.key.esc.does': 'Revient au présent ; ferme ce qui est ouvert.',
  'about.key.arrows': '← →',
  'about.key.arrows.does': 'En revoyant une partie : une étape en arrière, une en avant. P lance la lecture.',
  'about.key.tab': 'Tab',
  'about.key.tab.does': 'Tout s’atteint et se fait au clavier ; le plateau indique ses propres touches.',
  'about.fonts': 'Composé en Fraunces et Source Sans 3, toutes deux sous licence SIL Open Font.',
};
