import type { Catalogue } from '@pentapolis/kernel';
import type { WireMessage } from './messages.en.ts';

export const wireMessages: Catalogue<WireMessage> = {
  'api.notFound': 'Il n’y a rien à cette adresse.',
  'api.method': 'Cette adresse n’accepte pas les requêtes {method}.',
  'api.invalid': 'Le champ « {field} » manque ou contient une valeur inutilisable.',
  'api.unknown': '« {field} » n’est pas compris ici. Supprimez-le, ou vérifiez son orthographe.',
  'api.notJson': 'La requête n’est pas du JSON valide.',
  'api.tooLarge': 'C’est trop d’un coup : {bytes:number} octets au plus.',
  'api.tooMany': (args, say) =>
    `Trop de requêtes. Réessayez dans ${say.plural(args.seconds, { one: '# seconde', other: '# secondes' })}.`,
  'api.internal': 'Une erreur est survenue sur le serveur. Rien n’a été modifié.',
  'api.storage':
    'Le serveur ne peut rien enregistrer pour le moment : rien n’a été modifié. Ce qui a été joué avant est en sécurité. Réessayez dans quelques minutes.',
  'api.closing': 'Le serveur redémarre. Votre partie est en sécurité.',
  'api.full': 'Ce serveur ne peut pas accueillir davantage de parties. Réessayez plus tard.',
  'api.noMessage': 'Ce serveur ne connaît aucun message nommé « {name} ».',
  'api.noGame': 'Ce serveur ne propose aucun jeu nommé « {game} ».',
  'api.noMatch': 'Il n’y a pas de partie à cette adresse.',
  'api.deleted':
    'Cette partie a été supprimée : ce serveur ne garde les parties finies qu’un certain temps. Un replay que vous avez téléchargé s’ouvre toujours.',
  'api.noLevel': 'Ce jeu n’a pas de robot de niveau « {level} ».',
  'api.noSeat': 'Il n’y a pas de place {seat:number} à cette table.',
  'api.seats': (args, say) =>
    args.min === args.max
      ? `Ce jeu se joue avec ${say.plural(args.min, { one: '# place', other: '# places' })}.`
      : `Ce jeu se joue avec ${say.number(args.min)} à ${say.number(args.max)} places.`,
  'api.components': 'Ce jeu se joue uniquement avec son propre matériel.',
  'api.commitment': 'Le hasard promis pour cette partie n’est plus valable. Réessayez.',
  'api.salt':
    'Chaque personne qui s’assied participe au hasard : envoyez « saltCommitment », le SHA-256 d’un sel, ou bien le sel lui-même, « salt ».',
  'api.promiseFirst':
    'Pour envoyer un « salt » tout de suite, demandez d’abord une promesse (POST /api/commitments) et indiquez-la dans « commitment ».',
  'api.saltDiffers': 'Ce n’est pas le sel auquel la place {seat:number} s’était engagée.',
  'api.saltsEarly':
    'Des places sont encore libres. Les sels se dévoilent quand plus personne ne peut choisir le sien.',
  'api.sealed':
    'Toutes les places sont prises et la partie va commencer. Vous pourrez partir dès qu’elle aura commencé.',
  'api.name': 'Un nom compte au moins un caractère visible et au plus {most:number}.',
  'api.text': 'Un message compte au moins un caractère visible et au plus {most:number}.',
  'api.taken': 'Cette place est prise.',
  'api.noOpenSeat': 'Toutes les places de cette partie sont prises.',
  'api.notOpen': 'Cette partie a déjà commencé.',
  'api.notRunning': 'Cette partie n’a pas encore commencé.',
  'api.notOver': 'Vous le verrez quand la partie sera terminée.',
  'api.token': 'Cette place n’est pas la vôtre, ou votre lien n’est plus valable.',
  'api.hasLeft': 'Vous avez quitté cette place : vous regardez, et vous parlez en spectateur.',
  'api.notCreator': 'Seul l’hôte de cette table peut le faire.',
  'api.seatFree': 'Cette place est déjà libre.',
  'api.refuseBot': 'On ne refuse pas un bot par son nom. Libérez plutôt sa place.',
  'api.refuseSelf': 'Vous ne pouvez pas refuser votre propre nom. Libérez la place, ou rendez-la.',
  'api.refusedName':
    'L’hôte ne laisse personne s’asseoir à cette table sous le nom « {name} ». Vous pouvez regarder, ou jouer à une autre table.',
  'api.refusedHere':
    'L’hôte ne vous laisse pas prendre place à cette table. Vous pouvez regarder, ou jouer à une autre table.',
  'api.nameNeeded': 'L’hôte veut savoir qui s’assoit à cette table. Donnez un nom, s’il vous plaît.',
  'api.openSeats': (args, say) =>
    `Vous avez ${say.plural(args.most, { one: '# place', other: '# places' })} à des tables qui attendent des joueurs, et c’est le maximum. Rendez-en une, ou attendez que l’une de ces parties commence.`,
  'api.rematchTaken': 'Vous avez déjà votre place dans la revanche.',
  'api.watching': (args, say) =>
    `Vous pouvez suivre ${say.plural(args.most, { one: '# partie', other: '# parties' })} à la fois.`,
  'api.notWatching': 'Vous ne suivez pas cette partie.',
  'api.broken':
    'L’événement {seq:number} de cette partie est illisible. La partie s’arrête juste avant : on peut la regarder et la télécharger, mais plus y jouer.',
  'api.notServed':
    'Ce serveur n’a pas la version {version:number} de « {game} », avec laquelle cette partie se joue. La partie est conservée et peut être téléchargée ; la personne qui gère le serveur peut remettre cette version.',
  'api.busy': 'Cette partie est en train d’être modifiée ailleurs. Réessayez.',

  'storage.notAFolder':
    'Le dossier de données n’est pas un dossier : un fichier occupe sa place. Indiquez un autre dossier (--data) ou déplacez ce fichier.',
  'storage.missing':
    'Il n’y a pas de base de données dans ce dossier. Indiquez celui qu’utilise votre serveur (--data).',
  'storage.notWritable':
    'Impossible d’écrire dans le dossier de données ({detail}). Donnez-le à l’utilisateur qui lance le serveur (chown), montez-le en écriture ou indiquez un autre dossier (--data).',
  'storage.locked':
    'Un autre serveur utilise ce dossier de données (processus {pid} sur {host}). Deux serveurs sur un même dossier ne verraient pas les coups l’un de l’autre : arrêtez l’autre, ou donnez à celui-ci son propre dossier (--data).',
  'storage.notADatabase':
    'pentapolis.sqlite n’est pas une base de données de Pentapolis. Mettez ce fichier de côté et remplacez-le par votre dernière sauvegarde, ou indiquez un autre dossier (--data).',
  'storage.corrupt':
    'La base de données est endommagée ({detail}). Arrêtez le serveur et remplacez-la par votre dernière sauvegarde. Sans sauvegarde, « pentapolis export --all » récupère toutes les parties encore lisibles.',
  'storage.unreadable':
    'La partie {match} est abîmée : ce qui est noté à côté de ses coups est illisible. Toutes les autres continuent. Remettez-la depuis une sauvegarde (pentapolis import).',
  'storage.newer':
    'Cette base de données a été écrite par un Pentapolis plus récent (version {found:number} ; ce programme connaît les versions jusqu’à {known:number}). Mettez Pentapolis à jour, ou remplacez-la par une sauvegarde d’avant la mise à jour.',
  'storage.full':
    'Le disque est plein : rien ne peut être enregistré. Faites de la place ; le serveur reprendra de lui-même. Rien de ce qui a été confirmé n’est perdu.',
  'storage.io':
    'Le disque ne se lit ou ne s’écrit pas correctement ({detail}). Consultez le journal du système, vérifiez le disque et copiez le dossier de données tant qu’il est lisible.',
  'storage.ended':
    'La partie du serveur qui écrit sur le disque s’est arrêtée ({detail}). Elle redémarre au prochain coup ; si cela dure, redémarrez le serveur.',
};
