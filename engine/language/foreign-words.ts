const listOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\s+/u).filter((word) => word !== ''));

/** Words that only join others. Those that Portuguese writes alike ("do", "no", "as") are left out. */
export const englishGrammar = listOf(
  `the for of and to how with your my is are what why when from by at on you it this that get without into about does doesn't don't i'm can't won't i we our his her their which who should can
  an than into after before best better more most less while during`,
);

/** Everyday English words that Brazilians do not use within Portuguese. */
export const englishWords = listOf(
  `making lose losing weight money save saving start starting learn learning build building cook cooking cook clean cleaning sleep sleeping write writing read reading draw drawing sing singing swim swimming
  buy buying sell selling earn grow growing become choose choosing keep stay stop quit leave deal talk talking speak speaking teach teaching raise raising train travel traveling travelling move moving living
  invest investing retire pay lower fix wash wear dress tips ideas ways things people women men woman man kids children child toddler babies mom dad mother father husband wife friend friends family
  dog dogs cat cats puppy hair nails teeth eyes body knee pain headache anxiety depression health healthy diet food foods meals recipe recipes bread cake cookies chicken rice soup breakfast lunch dinner easy quick cheap homemade
  house kitchen bathroom bedroom garden plants vegetables flowers car cars bike job jobs boss career interview resume salary business debt loan taxes stocks savings budget retirement
  school college exam exams math english language history books book movies music song guitar piano game games playing player
  beginners beginner big new without everyday daily routine morning night week year years life love marriage divorce dating relationship relationships god faith prayer bible church
  phone laptop computer photos videos website online followers viral store shop market products customers clients brand scams password safe safety
  happy sad lonely angry shy tired confident confidence habits goals focus discipline mindset self improvement growth
  exercise much many too coffee barks bark wedding crying workout muscle muscles running strength stretch stretching abs belly`,
);

/** Spanish words that only join others, as Portuguese never writes them. */
export const spanishGrammar = listOf(
  `el la los las y con sin una unos unas del al mi mis sus muy más pero hay yo ella ellos en lo`,
);

/** Everyday Spanish words that Portuguese spells otherwise, or does not have. */
export const spanishWords = listOf(
  `qué cómo cuándo cuánto cuánta cuántos cuál cuáles dónde dejar crear clases jefe ganar dinero bajar adelgazar hacer cocinar hablar estudiar trabajar caminar bailar dibujar jugar ahorrar invertir vivir llorar leer escribir empezar comenzar aprobar limpiar arreglar coser tejer
  niño niños niña niñas hijo hijos hija hijas mujer mujeres hombre hombres hermano hermanos hermana abuela abuelo suegra novio novia pareja esposo embarazo embarazada lactancia berrinches rabietas pañal
  perro perros perra mascota mascotas pájaros piel cabello rizado uñas maquillaje ropa zapatos zapatillas vaqueros cejas pestañas canas arrugas granos dientes espalda rodilla cabeza estómago corazón sangre dolor salud enfermedad
  receta recetas pollo huevo huevos postre postres pasteles almuerzo desayuno leche queso azúcar mariscos papas cerveza cócteles freidora
  sueño miedo miedos soledad amistad infiel olvidar felicidad 
  escuela colegio examen tarea inglés español francés alemán japonés coche coches camión camiones carretera playa playas ciudad pueblo hogar habitación cocina baño jardín huerto huerta maceta
  dios iglesia juegos videojuego videojuegos fútbol baloncesto ajedrez natación gimnasio entrenar entrenamiento ejercicio ejercicios fuerza
  mejor mejores consejos trucos pasos cero principiantes ahora hoy mañana año años tiempo trabajo empleo sueldo tienda precio deudas ahorro acciones tarjeta tarjetas jubilación jubilarse impuestos impuesto leyes derechos abogado herencia
  móvil computadora ordenador teléfono pantalla pantallas contraseña contraseñas estafas ventas redactar lenguaje lengua señas siempre noche `,
);

/** The commonest words of French, Italian and German that Portuguese does not have. */
export const otherGrammar = listOf(
  `le les du une et avec pour comment dans sur mes je est pas mieux c'est il gli della delle degli nel più perché und mit für wie ich ein eine nicht zu auf von`,
);

/** Words that no other of these languages has; without accents for what is typed without. */
export const portugueseWords = listOf(
  `o os da dos das em na nas um uma uns umas com pra pro pras pros pela pelos pelas e ao aos meu minha meus minhas seu sua não nao mais quem é são tá tô você vc isso esse essa muito fazer quando ou sem à às já tem`,
);

/** English and Spanish wordings that Brazilians say as they are; none of their words counts. */
export const loanPhrases: readonly string[] =
  `buy and hold|do it yourself|rock and roll|rock in rio|mac and cheese|fish and chips|bed and breakfast|save the date|trash the dress|get ready with me|what i eat in a day|day in my life
a day in my life|day in the life|plug and play|drag and drop|one to one|business to business|peer to peer|work and travel|free to play|play to earn|pay per view|on the road|new york|new york city|made in brazil|best seller|best sellers|the voice|the sims|smash the cake|coffee shop|how i met your mother|how to get away with murder|keeping up with the kardashians|game of thrones|the big bang theory|the last of us|the walking dead|call of duty|god of war|league of legends|need for speed|making of|make and hold|play store
dulce de leche|tres leches|el niño|la niña|la casa de papel|la la land|los hermanos|los angeles|las vegas|el salvador|real madrid|buenos aires|la paz|del rey|la liga|el camino|punta del este|hasta la vista`.split(
    /[|\n]/u,
  );
