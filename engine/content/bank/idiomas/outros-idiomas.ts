import type { BankSubtopic } from '../../content-types.ts';

export const outrosIdiomas: BankSubtopic = {
  domain: 'idiomas',
  subtopic: 'outros-idiomas',
  questions: [
    {
      question: 'Qual idioma aprender depois do inglês?',
      family: 'decisao',
      hooks: [
        { mechanism: 'pergunta', text: 'Com quem você quer conversar nesse idioma?' },
        { mechanism: 'compara', text: 'Francês parece mais com a gente; japonês muda até o papel.' },
        { mechanism: 'contra', text: 'Idioma útil é o da pessoa que você quer visitar.' },
        { mechanism: 'numero', text: 'Testa três idiomas, uma semana cada, e fica com o que fez falta.' },
        { mechanism: 'custo', text: 'Cada série puxou um idioma, e nenhum passou do alfabeto.' },
        { mechanism: 'erro', text: 'Alemão escolhido só pela fama não passa da primeira aula.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu queria o idioma da moda. Fiquei com o da minha avó.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Escuta o rádio de três países enquanto lava a louça.' },
      ],
    },
    {
      question: 'Como começar a aprender coreano sozinho?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Monto meu nome em coreano aqui, bloco por bloco.' },
        { mechanism: 'erro', text: 'Estudou meses com letra romana e travou na primeira placa.' },
        { mechanism: 'numero', text: 'Seis letras do hangul hoje já deixam ler duas placas.' },
        { mechanism: 'mito', text: 'Hangul parece desenho, mas é alfabeto: as letras se juntam.' },
        { mechanism: 'cena', text: 'Letra da música no papel, dedo correndo pelos bloquinhos.' },
        { mechanism: 'contra', text: 'Cardápio antes da gramática: fome ensina coreano.' },
        { mechanism: 'lacuna', text: 'Verbo coreano termina contando quem merece respeito.' },
        { mechanism: 'loop', text: 'Esta bolinha do hangul fica muda, mas só no começo.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra aprender japonês?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Saber os dois silabários ainda não abre o jornal.' },
        { mechanism: 'numero', text: 'Quarenta e seis sinais em cada silabário, antes dos kanjis.' },
        { mechanism: 'dialogo', text: '“Vejo anime sem legenda.” E o formulário do hotel?' },
        { mechanism: 'compara', text: 'Conversa de viagem pede meses; jornal pede anos.' },
        { mechanism: 'custo', text: 'Kanji adiado vira placa de trem que você só admira.' },
        { mechanism: 'cena', text: 'Caneta seca, quadradinho do kanji, mesmo traço pela décima vez.' },
        { mechanism: 'chamada', text: 'Se o hiragana já tá fácil e o kanji trava, escuta.' },
        {
          mechanism: 'antes-depois',
          text: 'Contei lições por um ano. Hoje conto conversas com a vizinha.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que a pronúncia do francês é tão difícil?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'lacuna', text: 'O fim da palavra francesa guarda letra que não sai.' },
        { mechanism: 'mito', text: 'Fazer biquinho não conserta todas as vogais.' },
        { mechanism: 'desafio', text: 'Faz boca de u e tenta dizer i.' },
        { mechanism: 'prova', text: 'Digo deserto e sobremesa em francês: acha a diferença.' },
        { mechanism: 'erro', text: 'Você lê francês com o alfabeto do português na cabeça.' },
        { mechanism: 'quebra', text: 'Cobre o papel e repete só pelo ouvido.' },
        {
          mechanism: 'confissao',
          text: 'Chamei o peixe de veneno na mesa do restaurante.',
          needsTruth: true,
        },
        { mechanism: 'dialogo', text: '“Não entendem meu francês.” Às vezes é uma vogal só.' },
      ],
    },
    {
      question: 'Como aprender Libras do zero?',
      family: 'fazer',
      hooks: [
        { mechanism: 'contra', text: 'Libras tem gramática própria, longe do português com gesto.' },
        { mechanism: 'cena', text: 'Sinal no ar, sobrancelha levantada, e virou pergunta.' },
        { mechanism: 'numero', text: 'Começa por dez sinais da casa, da pia ao portão.' },
        { mechanism: 'erro', text: 'Decorou o alfabeto manual e achou que já conversava.' },
        { mechanism: 'desafio', text: 'Procura uma aula com professor surdo no seu bairro.' },
        { mechanism: 'quebra', text: 'Olha pro rosto inteiro, não só pra mão.' },
        { mechanism: 'lacuna', text: 'O nome em sinais não se escolhe, se ganha.' },
        { mechanism: 'chamada', text: 'Pra quem tem gente surda na família e só acena.' },
      ],
    },
  ],
};
