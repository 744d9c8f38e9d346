/**
 * The 24 Investment cards. Reconstructed: only Toll (I01), the Mill of Fair Wind (I02), some names and the limits of
 * Family Business (I03) are printed. Owners of the box replace the set, see `components.ts`. [CTE-CARD-13]
 */
export const CARD_ROWS = [
  {
    id: 'I01',
    name: { en: 'Toll', fr: 'Tonlieu' },
    text: {
      en: 'Everybody but the holder of the largest district (or its holders) takes 4 Gold.',
      fr: 'Tous prennent 4 Or, sauf qui possède le plus grand quartier (ou ex æquo).',
    },
    timing: 'betweenTurns',
    effect: { op: 'gainEachExceptLargest', gold: 4 },
  },
  {
    id: 'I02',
    name: { en: 'Fair Wind', fr: 'Vent favorable' },
    text: {
      en: 'Your Mill triples the Shops beside it this turn.',
      fr: 'Ce tour, votre Moulin triple les Échoppes voisines.',
    },
    timing: 'beforeProduction',
    effect: { op: 'multiplier', building: 'mill', factor: 3 },
  },
  {
    id: 'I03',
    name: { en: 'Family Business', fr: 'Entreprise familiale' },
    text: {
      en: 'One of your buildings produces twice. Not a Port, Canal or Guild.',
      fr: 'Un de vos bâtiments produit deux fois. Ni Port, ni Canal, ni Guilde.',
    },
    timing: 'beforeProduction',
    effect: { op: 'produceAgain', exclude: ['port', 'canal', 'guild'] },
  },
  {
    id: 'I04',
    name: { en: 'Market Day', fr: 'Jour de Marché' },
    text: {
      en: 'Your Market takes 3 for 1 this turn. Without one: two exchanges of 4 for 1.',
      fr: 'Ce tour, votre Marché échange 3 contre 1. Sans Marché : deux échanges de 4 contre 1.',
    },
    timing: 'construction',
    effect: { op: 'marketRate', rate: 3, fallback: { uses: 2, rate: 4 } },
  },
  {
    id: 'I05',
    name: { en: 'Rising Land Value', fr: 'Foncier valorisé' },
    text: {
      en: 'At the end each of your surrounded buildings of 4 or more Cases counts 1 more, 3 at most.',
      fr: 'À la fin, chacun de vos bâtiments entourés de 4 Cases ou plus compte 1 de plus, 3 au plus.',
    },
    timing: 'endOfGame',
    effect: { op: 'scorePerSurrounded', minSize: 4, each: 1, max: 3 },
  },
  {
    id: 'I06',
    name: { en: 'Festive Evening', fr: 'Soir de fête' },
    text: {
      en: 'Your Inns triple the Small Shops beside them this turn.',
      fr: 'Ce tour, vos Auberges triplent les Petites Échoppes voisines.',
    },
    timing: 'beforeProduction',
    effect: { op: 'multiplier', building: 'inn', factor: 3 },
  },
  {
    id: 'I07',
    name: { en: 'Journeymen', fr: 'Compagnons du devoir' },
    text: {
      en: 'Your working Guild gives 2 more Cases this turn. Without one: 1 Case.',
      fr: 'Ce tour, votre Guilde en activité donne 2 Cases de plus. Sans elle : 1 Case.',
    },
    timing: 'construction',
    effect: { op: 'buildingRights', amount: 2, ifOwns: 'guild', else: 1 },
  },
  {
    id: 'I08',
    name: { en: 'Bill of Exchange', fr: 'Lettre de change' },
    text: {
      en: 'Your Bank pays its interest twice, 6 Resources at most. Without one: 2 Gold.',
      fr: 'Votre Banque verse deux fois ses intérêts, 6 Ressources au plus. Sans Banque : 2 Or.',
    },
    timing: 'beforeProduction',
    effect: { op: 'bankInterest', times: 2, max: 6, fallback: { gold: 2 } },
  },
  {
    id: 'I09',
    name: { en: 'Good Season', fr: 'Bonne saison' },
    text: { en: 'Take 5 of your own raw Resource.', fr: 'Prenez 5 de votre propre matière première.' },
    timing: 'anytime',
    effect: { op: 'gain', ownRaw: 5 },
  },
  {
    id: 'I10',
    name: { en: 'Caravan', fr: 'Caravane' },
    text: { en: 'Take 3 different Resources.', fr: 'Prenez 3 Ressources différentes.' },
    timing: 'anytime',
    effect: { op: 'gainChoice', different: 3 },
  },
  {
    id: 'I11',
    name: { en: 'Master Builder', fr: 'Maître d’œuvre' },
    text: { en: 'One building costs 1 Case less.', fr: 'Un bâtiment coûte 1 Case de moins.' },
    timing: 'construction',
    effect: { op: 'costReduction', cases: 1 },
  },
  {
    id: 'I12',
    name: { en: 'Call for Hands', fr: 'Appel aux bras' },
    text: {
      en: 'One building of 4 or more Cases costs 2 Cases less.',
      fr: 'Un bâtiment de 4 Cases ou plus coûte 2 Cases de moins.',
    },
    timing: 'construction',
    effect: { op: 'costReduction', cases: 2, minSize: 4 },
  },
  {
    id: 'I13',
    name: { en: 'Infill Plot', fr: 'Dent creuse' },
    text: {
      en: 'A building that is surrounded once it stands costs 2 Cases less.',
      fr: 'Un bâtiment entouré une fois posé coûte 2 Cases de moins.',
    },
    timing: 'construction',
    effect: { op: 'costReduction', cases: 2, requires: 'surroundedAfterPlacement' },
  },
  {
    id: 'I14',
    name: { en: 'Town Works', fr: 'Chantier communal' },
    text: {
      en: 'Pay up to 4 Cases of one building at 2 Gold each.',
      fr: 'Payez jusqu’à 4 Cases d’un bâtiment à 2 Or pièce.',
    },
    timing: 'construction',
    effect: { op: 'altPrice', goldPerCase: 2, maxCases: 4 },
  },
  {
    id: 'I15',
    name: { en: 'Right of Way', fr: 'Servitude de passage' },
    text: {
      en: 'Two buildings in your district are adjacent this turn.',
      fr: 'Ce tour, deux bâtiments de votre quartier sont adjacents.',
    },
    timing: 'beforeProduction',
    effect: { op: 'linkBuildings', count: 2 },
  },
  {
    id: 'I16',
    name: { en: 'Knack of the Trade', fr: 'Tour de main' },
    text: {
      en: 'Use the recipe of a workshop you don’t have, 3 times at most this turn.',
      fr: 'Utilisez la recette d’un atelier que vous n’avez pas, 3 fois au plus ce tour.',
    },
    timing: 'construction',
    effect: { op: 'borrowRecipe', uses: 3 },
  },
  {
    id: 'I17',
    name: { en: 'Masterpiece', fr: 'Chef-d’œuvre' },
    text: {
      en: 'Your next 3 transformations this turn yield 1 more each.',
      fr: 'Vos 3 prochaines transformations de ce tour rapportent 1 de plus chacune.',
    },
    timing: 'construction',
    effect: { op: 'transformBonus', uses: 3, extra: 1 },
  },
  {
    id: 'I18',
    name: { en: 'Fair', fr: 'Foire' },
    text: {
      en: 'Exchange up to 4 raw Resources for other raw Resources.',
      fr: 'Échangez jusqu’à 4 matières premières contre d’autres matières premières.',
    },
    timing: 'construction',
    effect: { op: 'swapRaw', max: 4 },
  },
  {
    id: 'I19',
    name: { en: 'Clearance Sale', fr: 'Grande braderie' },
    text: {
      en: 'Your Flea Market may be used 4 times this turn. Without one: once.',
      fr: 'Vos Puces servent 4 fois ce tour. Sans elles : une fois.',
    },
    timing: 'construction',
    effect: { op: 'fleaUses', uses: 4, fallback: 1 },
  },
  {
    id: 'I20',
    name: { en: 'Crowds', fr: 'Affluence' },
    text: {
      en: 'Each of your buildings beside a Shopping Street yields 1 more Gold, 5 at most.',
      fr: 'Chacun de vos bâtiments au bord d’une Rue commerçante rapporte 1 Or de plus, 5 au plus.',
    },
    timing: 'beforeProduction',
    effect: { op: 'shoppingBonus', each: 1, max: 5 },
  },
  {
    id: 'I21',
    name: { en: 'Town Charter', fr: 'Franchise urbaine' },
    text: {
      en: 'Build 1 Case for nothing, even on the first turn.',
      fr: 'Construisez 1 Case gratuite, même au premier tour.',
    },
    timing: 'construction',
    effect: { op: 'buildingRights', amount: 1, firstTurn: true },
  },
  {
    id: 'I22',
    name: { en: 'Belfry', fr: 'Beffroi' },
    text: {
      en: 'At the end one of your surrounded one-Case buildings counts 2 more.',
      fr: 'À la fin, un de vos bâtiments entourés d’une Case compte 2 de plus.',
    },
    timing: 'endOfGame',
    effect: { op: 'scoreOneSurrounded', size: 1, extra: 2 },
  },
  {
    id: 'I23',
    name: { en: 'Town Treasure', fr: 'Trésor de la ville' },
    text: {
      en: 'At the end unused Resources count 1 Case per 6, not per 10; 3 Cases more at most.',
      fr: 'À la fin, les Ressources restantes comptent 1 Case par 6 et non par 10 ; 3 Cases de plus au plus.',
    },
    timing: 'endOfGame',
    effect: { op: 'leftoverRate', per: 6, maxExtra: 3 },
  },
  {
    id: 'I24',
    name: { en: 'Craft Quarter', fr: 'Quartier artisan' },
    text: {
      en: 'At the end all three of your workshops together count 2 more.',
      fr: 'À la fin, vos trois ateliers réunis comptent 2 de plus.',
    },
    timing: 'endOfGame',
    effect: { op: 'scoreIfOwnsAll', set: 'ownWorkshops', extra: 2 },
  },
] as const;
