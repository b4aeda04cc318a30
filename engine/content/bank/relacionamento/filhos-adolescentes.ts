import type { BankSubtopic } from '../../content-types.ts';

export const filhosAdolescentes: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'filhos-adolescentes',
  questions: [
    {
      question: 'Como conversar com filho adolescente?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Carro parado no semáforo, um fone só no ouvido: é agora.' },
        { mechanism: 'erro', text: '“Precisamos conversar” fecha a porta antes da conversa.' },
        { mechanism: 'numero', text: 'Dez minutos de carona rendem mais que uma hora de sermão.' },
        { mechanism: 'desafio', text: 'Pergunta do jogo preferido e escuta sem corrigir.' },
        { mechanism: 'dialogo', text: '“Como foi a aula?” “Normal.” Tenta a segunda pergunta.' },
        { mechanism: 'contra', text: 'Conselho que ninguém pediu entra por um fone e sai pelo outro.' },
        {
          mechanism: 'confissao',
          text: 'Meu filho contava uma história, e eu cortei na metade pra dar lição.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Larga o pano de prato e senta no chão do quarto.' },
      ],
    },
    {
      question: 'Por que meu filho adolescente não sai do quarto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Porta fechada nem sempre é problema; às vezes é só idade.' },
        { mechanism: 'compara', text: 'Gostar do quarto é uma coisa; largar amigo e comida, outra.' },
        { mechanism: 'chamada', text: 'Se ouviu falar em sumir ou se machucar, procura ajuda hoje.' },
        { mechanism: 'cena', text: 'Nove pratos na mesa de cabeceira, e um bom-dia pela fresta.' },
        { mechanism: 'erro', text: 'A porta finalmente abriu, e você começou pela bagunça.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu batia pra cobrar. Passei a bater pra levar bolo.',
          needsTruth: true,
        },
        { mechanism: 'lacuna', text: 'Aquela porta tem um horário em que abre sem ninguém pedir.' },
        { mechanism: 'custo', text: 'Cada bronca pela porta vira mais uma volta na chave.' },
      ],
    },
    {
      question: 'Pode olhar o celular do filho adolescente?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Olhar escondido descobre a conversa e perde a confiança.' },
        { mechanism: 'contra', text: 'Combinar no jantar protege mais que revistar de madrugada.' },
        { mechanism: 'dialogo', text: '“Se não deve nada, mostra.” Nem você mostraria o seu.' },
        { mechanism: 'numero', text: 'Aos doze a gente olha junto; aos dezesseis, o combinado é outro.' },
        { mechanism: 'erro', text: 'Você leu tudo escondido e soltou um detalhe no jantar.' },
        { mechanism: 'mito', text: 'Adolescente com senha ainda é adolescente com família por perto.' },
        { mechanism: 'loop', text: 'Diante desse sinal aqui, segurança vem antes da senha.' },
        { mechanism: 'prova', text: 'Vou ler o contrato de celular que fizemos na mesa.', needsTruth: true },
      ],
    },
    {
      question: 'Até que horas deixar o adolescente na rua?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Onze na sexta, dez no domingo, com volta combinada.' },
        { mechanism: 'erro', text: 'O horário foi decidido na porta, com a carona buzinando.' },
        { mechanism: 'mito', text: 'Aquele amigo que “pode tudo” também ouve não em casa.' },
        { mechanism: 'cena', text: 'Meia-noite e vinte, chave na porta, você fingindo ler.' },
        { mechanism: 'desafio', text: 'Combina a palavra que faz você buscar sem perguntar.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu ligava dez vezes; hoje recebo a localização e durmo.',
          needsTruth: true,
        },
        { mechanism: 'custo', text: 'Proibir tudo ensina a sair pela janela.' },
        { mechanism: 'pergunta', text: 'Quem leva, quem traz, e quem atende de madrugada?' },
      ],
    },
    {
      question: 'Filho adolescente rebelde: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Você não entende nada.” Às vezes é convite.' },
        { mechanism: 'lacuna', text: 'Debaixo da resposta atravessada costuma ter outra palavra.' },
        { mechanism: 'mito', text: 'Discordar em casa, com respeito, também é aprender a discordar na rua.' },
        { mechanism: 'erro', text: 'Medir força com o seu filho na frente dos primos.' },
        { mechanism: 'quebra', text: 'Um dos dois tem quinze anos: baixa a voz você.' },
        { mechanism: 'confissao', text: 'Gritei “nessa casa mando eu” e perdi a noite.', needsTruth: true },
        { mechanism: 'numero', text: 'Duas regras não mudam aqui em casa; o resto a gente negocia.' },
        { mechanism: 'loop', text: 'Depois da explosão, faz isso antes do castigo.' },
      ],
    },
  ],
};
