import type { Args, Catalogue, Say } from '@pentapolis/kernel';
import { vouliezVousDire } from './did-you-mean.ts';
import type { CliMessage } from './messages.en.ts';
import { settings } from './settings/messages.fr.ts';

const matches = (args: Args, say: Say): string =>
  say.plural(args.matches, { one: '# partie', other: '# parties' });

export const messages: Catalogue<CliMessage> = {
  'help.about': 'Cinq jeux de plateau où l’on bâtit des villes : à jouer, héberger, simuler, étudier.',
  'help.usage': 'Usage :',
  'help.arguments': 'Arguments :',
  'help.options': 'Options :',
  'help.commands': 'Commandes :',
  'help.examples': 'Exemples :',
  'help.help': 'afficher cette aide',
  'help.helpCommand': 'afficher l’aide d’une commande',
  'help.version': 'afficher la version',
  'help.lang': 'langue : en ou fr (à défaut, celle de LANG)',
  'help.json': 'écrire le résultat en une ligne de JSON',
  'help.slotOptions': '[options]',
  'help.slotCommand': '[commande]',
  'help.more': '« pentapolis <commande> --help » donne des exemples de chacune.',

  'argument.game': 'jeu : {games}',
  'argument.sheet': 'la feuille en JSON, ou - pour la lire sur l’entrée standard',
  'argument.replay': 'un enregistrement de partie, ou - pour le lire sur l’entrée standard',
  'argument.rule': 'le numéro d’une règle, par exemple PEN-UNDO-2 ; sans lui, toutes sont listées',
  'argument.gameOrAll': 'jeu : {games} ; tous sans lui',
  'argument.gameOrRule': 'jeu : {games} ; ou le numéro d’une règle ; tous sans lui',

  'option.data': 'le dossier où un serveur garde ses parties ({value})',
  'option.seats': 'les joueurs, séparés par des virgules : {bots}, ou un niveau',
  'option.seatsLadder': 'nombre pair de places, que les deux occupent tour à tour ({value})',
  'option.seatsPlay':
    'qui s’assoit où, séparé par des virgules : « you » (plusieurs fois pour partager l’écran) ou un robot (you,citizen)',
  'option.names': 'noms à afficher, séparés par des virgules',
  'option.matches': 'nombre de parties ({value})',
  'option.matchesPair': 'nombre de parties entre deux robots ({value})',
  'option.seed': 'un nombre entier ; la même graine donne les mêmes parties ({value})',
  'option.seedPlay':
    'un texte quelconque ; le même texte, les mêmes noms et les mêmes sels donnent le même hasard (au hasard)',
  'option.components': 'un fichier de matériel de remplacement, pour les jeux qui en acceptent',
  'option.options': 'options du jeu en JSON, par exemple \'{"long":true}\'',
  'option.thinkMs': 'millisecondes de réflexion par coup pour un robot qui cherche ; non reproductible',
  'option.iterations': 'itérations par coup pour un robot qui cherche ; reproductible',
  'option.workers': 'fils d’exécution (un par cœur)',
  'option.save': 'écrire l’enregistrement de chaque partie dans ce dossier',
  'option.saltPlay':
    'ce qu’une personne à ce clavier ajoute au hasard, dans l’ordre des places ; peut être répété (demandé)',
  'option.savePlay': 'écrire l’enregistrement de la partie à la fin',
  'option.details': 'ajouter la dispersion des scores, les rangs et les victoires par place',
  'option.bots': 'les participants, séparés par des virgules (tous les robots et niveaux du jeu)',
  'option.at': 's’arrêter après cet événement',
  'option.times':
    'dire quand chaque coup a été joué, si le fichier le sait ; avec --json en millisecondes Unix',
  'option.eyes':
    'ne raconter que ce que cette place (1, 2, …) ou un « spectator » a su, et dessiner ce qu’il voit',
  'option.board': 'dessiner alors la table',
  'option.depth': 'profondeur en actions ({value})',
  'option.seatCount': 'nombre de places (le plus petit possible, au moins 2)',
  'option.search': 'lister les règles où figurent ces mots',
  'option.quick': 'environ 40 secondes au lieu de quatre minutes',
  'option.write': 'écrire aussi docs/measurements/bench.md',
  'option.seedCheck': 'un nombre entier ; un échec nomme celui qui le remontre ({value})',
  'option.match': 'ne jouer que la partie de cette graine, telle qu’un échec la nomme',

  'serve.about': 'Héberger des parties : les pages, l’API et les connexions.',
  'serve.checkConfig': 'afficher les réglages en vigueur et leur origine, puis finir',
  'serve.ready': 'Pentapolis est prêt : {url}',
  'serve.data': 'Les parties sont gardées dans {data}. Ctrl-C arrête le serveur ; rien n’est perdu.',
  'serve.stopping': 'Arrêt…',
  'serve.portTaken': 'Le port {port} est déjà pris. Choisissez-en un autre : --port {other}',
  'serve.portForbidden':
    'Ce compte n’a pas droit au port {port}. Choisissez-en un au-dessus de 1023 : --port {other}',
  'serve.noAddress': 'Cette machine n’a pas d’adresse {host}.',
  'serve.cannotListen': 'Le port {port} ne s’ouvre pas : {message}',
  'serve.noPages': 'Les pages ne sont pas construites, il n’y a que l’API. « npm run build » les fait.',

  ...settings,

  'simulate.about': 'Faire jouer beaucoup de parties aux robots et compter.',
  'simulate.title': (args, say) => `${args.name} · ${matches(args, say)} · graine ${args.seed}`,
  'simulate.speed': '{rate:number} actions par seconde',
  'simulate.saved': (args, say) =>
    say.plural(args.count, { one: '# enregistrement dans', other: '# enregistrements dans' }) +
    ` ${args.directory}`,
  'simulate.fault': 'Partie {match:number} : {bot} a enfreint les règles et l’a perdue : {message}',
  'column.bot': 'robot',
  'column.wins': 'victoires',
  'column.share': 'part',
  'column.interval': '95 %',
  'column.meanScore': 'score moyen',
  'column.scores': 'score : écart type, min, médiane, max',
  'column.ranks': 'fois 1er, 2e, …',
  'column.bySeat': 'part par place',
  'column.rating': 'cote',
  'column.depth': 'profondeur',
  'column.count': 'suites d’actions',

  'ladder.about': 'Faire se rencontrer les robots deux à deux et les coter (random = 1000).',
  'ladder.title': (args, say) => `${args.name} · ${matches(args, say)}`,

  'score.about':
    'Compter les points d’une fin de partie notée à la main : une feuille de score pour qui a la boîte.',
  'score.example': 'écrire une feuille à copier et à remplir',
  'score.noSheet':
    'Quelle feuille ? Nommez un <file>, ou - pour l’entrée standard ; « pentapolis score {game} --example » en écrit une à remplir.',
  'score.none': 'Il n’y a pas de feuille de score pour {name}.',

  'replay.about':
    'Rejouer une partie enregistrée et la raconter ; ou ce qui avait été montré d’une partie pas encore finie.',
  'replay.title': (args, say) =>
    `${args.name} · ${say.plural(args.events, { one: '# événement', other: '# événements' })}`,
  'replay.shown': (args, say) =>
    `${args.name} · ${say.plural(args.steps, { one: '# étape', other: '# étapes' })}, vues par ${args.who}`,
  'replay.noTimes': 'Ce fichier ne dit pas quand les coups ont été joués.',
  'replay.shownBroken': 'Le serveur ne pouvait plus suivre la partie à partir de l’événement {seq:number}.',
  'replay.spectator': 'un spectateur',
  'replay.shownNote':
    'La partie n’était pas finie quand ce fichier a été fait : il n’y a pas de graine, on peut donc la regarder mais pas la vérifier.',
  'replay.ended': '{rank:number}. {name} : {score:number} points',
  'replay.asItStands': 'Pour l’instant :',
  'replay.state': 'État {hash}',
  'replay.broken': 'Cet enregistrement ne suit pas les règles : {message}',

  'verify.about':
    'Vérifier un enregistrement : chaîne du journal, engagement, chaque tirage, les règles, le résultat.',
  'verify.chain': 'chaîne du journal',
  'verify.commitment': 'engagement du hasard',
  'verify.draws': 'chaque tirage',
  'verify.rules': 'chaque action selon les règles',
  'verify.result': 'résultat',
  'verify.line': '{mark} {check} : {finding}',
  'verify.salts': 'ce que les places ont ajouté au hasard',
  'verify.names': 'qui était assis où',
  'verify.promise': 'votre promesse',
  'verify.salt': 'votre sel',
  'verify.saltsWrong': 'un sel n’est pas celui auquel sa place s’était engagée',
  'verify.withheld': (args, say) =>
    `en ordre ; retenu par la place ${say.list(args.seats as string[])}, qui pouvait choisir entre deux hasards`,
  'verify.namesWrong': 'un nom ou un robot n’est pas celui qui était assis là au début de la partie',
  'verify.promiseWrong': 'le fichier porte un autre engagement : {actual}',
  'verify.saltMissing': (args, say) => `absent du hasard : ${say.list(args.salts as string[])}`,
  'option.commitment': 'ce que le serveur vous a promis : SHA-256 de la graine, 64 chiffres hexadécimaux',
  'option.salt': 'ce que vous avez ajouté au hasard ; peut être répété',
  'usage.commitment': 'Un engagement compte 64 chiffres hexadécimaux, ce que « {text} » n’est pas.',
  'usage.eyes':
    '« {eyes} » : personne ne regarde d’ici. Donnez une place de 1 à {seats:number}, ou « spectator ».',
  'usage.noEyes': (args, say) =>
    `Ce fichier ne contient que ce qu’ont vu : ${say.list(args.who as string[])}.`,
  'usage.salt': 'Un sel compte de 1 à 64 caractères.',
  'verify.good': 'en ordre',
  'verify.ok': 'C’est le récit fidèle de la partie.',
  'verify.failed': 'Ce n’est pas le récit fidèle de la partie.',
  'verify.chainLength': '{links:number} maillons pour {events:number} événements',
  'verify.chainBroken': 'l’événement {seq:number} n’est pas celui qui fut enregistré',
  'verify.seqBroken': 'l’événement {seq:number} se trouve à la place du {expected:number}',
  'verify.commitmentWrong': 'la graine n’est pas celle qui fut promise avant la partie',
  'verify.drawsWrong': 'les tirages de l’événement {seq:number} ne découlent pas de la graine',
  'verify.drawsUnknown': 'vérifié jusqu’à l’événement {seq:number} seulement',
  'verify.refused': 'événement {seq:number} : {why}',
  'verify.setup': 'la partie n’a pas pu commencer ainsi : {why}',
  'verify.resultWrong': 'les actions mènent à {actual}, le fichier dit {claimed}',
  'verify.resultMissing': 'la partie est finie et le fichier ne donne pas de résultat',
  'verify.resultEarly': 'le fichier donne un résultat alors que la partie n’est pas finie',
  'verify.unfollowed': 'inconnu : le journal n’a pas pu être suivi jusqu’au bout',

  'check.about': 'Éprouver les règles d’un jeu sur des parties et des options tirées au hasard.',
  'check.title': (args, say) => `${args.name} · ${matches(args, say)} · graine ${args.seed}`,
  'check.feature': '{feature} : {count}',
  'check.unseen': 'Jamais vu : {features}.',
  'check.noFeatures': '{name} ne nomme aucun effet.',
  'option.exhaustive':
    'Jouer jusqu’à ce que chaque effet de chaque carte ait servi, au plus --matches parties, et afficher les comptes',
  'check.fine': 'Tout tient.',
  'check.line': (args, say) =>
    Number(args.failed) === 0
      ? `✓ ${args.check} : ${say.number(args.run)}`
      : `✗ ${args.check} : ${say.plural(args.failed, { one: '# échec', other: '# échecs' })} sur ${say.number(args.run)}`,
  'check.failed': (args, say) =>
    say.plural(args.count, { one: '# vérification échoue.', other: '# vérifications échouent.' }),
  'check.failure': '{check}, graine {seed} : {message}',
  'check.again': 'Pour le revoir : {command}',

  'perft.about': 'Compter toutes les suites d’actions depuis la première position, l’empreinte des règles.',
  'perft.title': (args, say) =>
    `${args.name} · ${say.plural(args.seats, { one: '# place', other: '# places' })} · graine ${args.seed}`,
  'perft.state': 'Première position {hash}',

  'rules.about': 'Afficher une règle, les lister ou y chercher.',
  'rules.unknown': (args) => `Il n’y a pas de règle ${args.id}.${vouliezVousDire(args)}`,
  'rules.nothing': 'Aucune règle ne parle de « {words} ».',

  'bench.about': 'Mesurer cette machine : règles, recherche et serveur, à côté de boardgame.io.',
  'bench.missing':
    'Les mesures font partie des sources et ne sont pas dans cette copie. Dans un clone, « npm run bench » va chercher boardgame.io pour comparer.',

  'play.about': 'Jouer une partie entière dans le terminal.',
  'play.welcome': '{name}. {about}',
  'play.helpHint': 'Tapez « aide » quand vous voulez.',
  'play.table': 'À la table : {names}.',
  'play.promise':
    'Le hasard vient d’une graine dont le SHA-256 est {commitment}, et de ce que chacun de vous ajoute maintenant.',
  'play.salt': '{name}, tapez n’importe quoi pour l’ajouter au hasard (Entrée : tiré au sort) : ',
  'play.turn': '{name} : {question}',
  'play.actions': (args, say) =>
    Number(args.count) === 1
      ? 'Vous n’avez qu’une possibilité. Tapez 1, ou sa forme courte.'
      : `Vous avez ${say.number(args.count)} possibilités : « liste » les montre. Tapez un numéro, ou une forme courte comme ${args.example}.`,
  'play.listed': (args, say) =>
    `${say.number(args.from)} à ${say.number(args.to)} sur ${say.number(args.count)}. « liste » et un morceau de forme courte ou de phrase en garde moins ; « suite » continue.`,
  'play.listedAll': (args, say) =>
    say.plural(args.count, { one: 'C’est la seule.', other: 'Les voilà toutes les #.' }),
  'play.listedNone': 'Aucune de vos actions ne ressemble à « {filter} ».',
  'play.noMore': 'C’était la fin de la liste.',
  'play.noSuchNumber': 'La liste va de 1 à {count:number}.',
  'play.notUnderstood':
    '« {text} » n’est ni une action ni une commande. Une action s’écrit comme {example} ; « aide » donne les commandes.',
  'play.whyWhat': 'Ajoutez l’action dont il s’agit : pourquoi {example}',
  'play.allowed': 'C’est permis : {action}.',
  'play.refused': '{message} [{rule}]',
  'play.hint': 'Un joueur gourmand choisirait {notation} : {action}.',
  'play.undoAsk': '{by} demande à reprendre son dernier coup. D’accord, {name} ? (o/n)',
  'play.yes': 'o,oui,y,yes',
  'play.curtain': '{name}, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.',
  'play.over': 'La partie est terminée.',
  'play.saved': 'Enregistrement : {path}',
  'play.verify': 'Pour vérifier que personne n’a choisi le hasard : {command}',
  'play.unsaved': (args, say) =>
    `Rien n’a été enregistré, donc rien ne se vérifie : --save FICHIER garde la partie. Graine : ${args.seed}. Ajouté : ${say.list(args.salts as string[])}.`,
  'play.left': 'Vous quittez la table.',
  'play.person': 'Joueur {number}',
  'name.atSeat': '{name} (place {seat})',
  'play.noHuman':
    'Personne n’est « you » à cette table. « pentapolis simulate » fait jouer les robots entre eux.',
  'play.help': `Commandes :
  liste [mots]      ce que vous pouvez faire, en entier ou seulement ce qui contient les mots
  suite             la suite de la liste
  1, 2, 3 …         faire ce que la liste dit sous ce numéro
  {example}         le faire, en forme courte
  pourquoi {example}   ai-je le droit ? sinon, quelle règle l’interdit
  conseil           ce que ferait un joueur gourmand
  plateau           dessiner toute la table
  journal           ce qui s’est passé
  règle ID          afficher une règle ; « règle » et des mots cherchent
  annuler           reprendre votre dernier coup
  abandonner        abandonner la partie
  quitter           partir`,
  'word.list': 'liste,list,l',
  'word.more': 'suite,more,m',
  'word.why': 'pourquoi,why,w',
  'word.hint': 'conseil,hint',
  'word.board': 'plateau,board,b',
  'word.log': 'journal,log',
  'word.rule': 'règle,regle,règles,regles,rule,rules,r',
  'word.undo': 'annuler,undo,u',
  'word.resign': 'abandonner,resign',
  'word.quit': 'quitter,quit,q,exit',
  'word.help': 'aide,help,?',

  'usage.error': 'Erreur : {message}',
  'usage.seeHelp': '« pentapolis {command} --help » explique.',
  'usage.seeHelpAll': '« pentapolis --help » explique.',
  'usage.unknownCommand': (args) => `Il n’y a pas de commande « ${args.name} ».${vouliezVousDire(args)}`,
  'usage.unknownOption': (args) => `Il n’y a pas d’option « ${args.name} » ici.${vouliezVousDire(args)}`,
  'usage.missingArgument': 'Il manque quelque chose : <{name}>.',
  'usage.missingValue': 'L’option « {name} » attend une valeur.',
  'usage.missingOption': 'L’option « {name} » est nécessaire.',
  'usage.excess': 'Il y a trop de mots après « {name} ».',
  'usage.twoBudgets': '--think-ms et --iterations s’excluent.',
  'usage.noGame': (args) =>
    `Il n’y a pas de jeu « ${args.name} ».${vouliezVousDire(args)} Il y a : ${args.games}.`,
  'usage.noBot': (args) =>
    `Il n’y a pas de robot « ${args.name} ».${vouliezVousDire(args)} Il y a : ${args.bots}.`,
  'usage.emptyName': 'L’option {option} contient un nom vide : « {text} ».',
  'usage.seatCount': (args, say) =>
    args.min === args.max
      ? `${args.name} se joue à ${say.number(args.min)}, pas à ${say.number(args.seats)}.`
      : `${args.name} se joue de ${say.number(args.min)} à ${say.number(args.max)}, pas à ${say.number(args.seats)}.`,
  'usage.notWhole': '{option} attend un nombre entier de {min} à {max}, pas « {text} ».',
  'usage.notJson': '{option} n’est pas du JSON : {message}',
  'usage.noComponents': '{name} se joue uniquement avec son propre matériel',
  'usage.option': '{message} [{rule}]',
  'usage.language': '--lang vaut en ou fr, pas « {text} ».',
  'usage.tooManySalts': '{salts:number} sels pour {people:number} personnes à ce clavier.',
  'usage.tooManyNames': '{names:number} noms pour {seats:number} places.',
  'usage.evenSeats':
    'À {seats} places, l’un des deux en aurait plus que l’autre : choisissez un nombre pair.',
  'usage.tooFewBots': 'Il faut au moins deux robots.',
  'usage.sameBot': '« {name} » est listé deux fois.',
  'backup.about':
    'copie toutes les parties d’un serveur dans un seul fichier, même pendant qu’il tourne ; la copie est relue et vérifiée',
  'backup.file': 'la copie à créer ; elle ne doit pas encore exister',
  'backup.exists':
    '{path} existe déjà. Indiquez un autre fichier ou déplacez celui-ci : une sauvegarde n’en remplace jamais une autre.',
  'backup.done': (args, say) =>
    `${args.path} : ${say.plural(args.matches, { one: '# partie', other: '# parties' })}, ${say.plural(args.events, { one: '# événement', other: '# événements' })}, vérification faite. Pour la restaurer, arrêtez le serveur et placez ce fichier dans son dossier de données sous le nom pentapolis.sqlite.`,

  'export.about':
    'sort des parties d’un serveur, même en cours ou endommagées, pour les continuer ailleurs ou signaler ce qui ne va pas',
  'export.match': 'les identifiants des parties : ce qui suit /m/ dans leur adresse',
  'export.all': 'toutes les parties du serveur',
  'export.out':
    'dossier où écrire un fichier par partie (sans lui, une partie seule va sur la sortie standard)',
  'export.which': 'Dites quelles parties : leurs identifiants, ou --all.',
  'export.needsFolder':
    'Plusieurs parties, ou un résultat en JSON, demandent un dossier où les écrire : --out DOSSIER.',
  'export.failed': '{match} : {problem}',
  'export.unknown': 'Aucune partie ne porte cet identifiant.',
  'export.unreadable': 'Illisible : {message}',
  'export.done': (args, say) =>
    `${say.plural(args.matches, { one: '# partie est', other: '# parties sont' })} dans ${args.path}.`,
  'export.secret':
    'ATTENTION : ce fichier contient la graine et tout ce qui est caché. Qui le lit connaît toutes les mains et tout le hasard à venir. Gardez-le comme un mot de passe.',

  'import.about':
    'reprend les parties d’un autre serveur ; leurs places continuent de fonctionner. Ce qui existe déjà reste tel quel',
  'import.file': 'des fichiers produits par « pentapolis export », ou des dossiers qui en contiennent',
  'import.line': '{path} : {message}',
  'import.imported': 'Importée.',
  'import.known': 'Déjà là, à l’identique : ignorée.',
  'import.differs':
    'Refusée : une autre partie, ou un autre état de celle-ci, porte cet identifiant ici. Rien n’a été modifié.',
  'import.notServed':
    'Refusée : ce Pentapolis ne joue pas la version {version:number} de {game}. Mettez-le à jour, puis réessayez.',
  'import.broken':
    'Refusée : l’événement {seq:number} n’est pas ce qu’en font les règles, la chaîne et la graine. Rien n’a été modifié.',
  'import.noExport':
    'Refusé : ce n’est pas un fichier de « pentapolis export » (« {field} » manque ou est faux). Exportez de nouveau la partie ; un enregistrement s’ouvre par « pentapolis replay ».',
  'import.newer':
    'Refusé : il vient d’un Pentapolis plus récent ({found}). Mettez celui-ci à jour, puis réessayez.',
  'import.unknown':
    'Refusé : « {field} » n’est pas compris ici. Si un Pentapolis plus récent a fait ce fichier, mettez celui-ci à jour ; si quelqu’un l’a ajouté à la main, retirez-le.',

  'file.missing': 'Il n’y a pas de fichier {path}.',
  'file.directory': '{path} est un dossier.',
  'file.unreadable': '{path} ne peut pas être lu : {message}',
  'file.unwritable': '{path} ne peut pas être écrit : {message}',
  'file.notJson': '{path} n’est pas du JSON : {message}',
  'file.refused': '{path} : {message} [{rule}]',
  'file.twice': '{path} : « {field} » est donné deux fois. Retirez-en un.',
  'file.tooDeep':
    '{path} emboîte des listes et des objets sur plus de {most:number} niveaux, ce que ne fait aucun fichier de Pentapolis.',
  'file.notReplay': '{path} n’est pas un enregistrement de partie : {problem}.',
  'file.format': 'son format est « {found} » et non « {expected} »',
  'file.field': '« {field} » manque ou est faux',
  'file.unknown':
    '« {field} » n’est pas compris : un Pentapolis plus récent l’a fait (mettez celui-ci à jour), ou quelqu’un l’a ajouté (retirez-le)',
  'file.shown':
    '{path} a été fait pendant la partie : il contient ce que ses places avaient vu et aucune graine, on ne peut donc pas le vérifier. Regardez-le avec « replay » ; retéléchargez la partie une fois finie pour la vérifier.',
  'file.unfollowed': 'ce qu’il dit avoir été montré n’est rien que ce jeu montre',
  'file.shownNothing':
    'Le serveur ne pouvait plus suivre cette partie quand le fichier a été fait : il n’en reste que les noms.',
  'file.newer': '{path} vient d’un Pentapolis plus récent ({found}). Mettez celui-ci à jour pour l’ouvrir.',
  'file.otherVersion': '{path} est de la version {version:number} de {game} ; versions jouées ici : {own}.',
  'bug.error': 'Pentapolis s’est trompé. Merci de le signaler, avec ce que vous avez tapé :',
};
