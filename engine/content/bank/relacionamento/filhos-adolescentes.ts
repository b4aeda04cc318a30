import type { BankSubtopic } from '../../content-types.ts';

export const filhosAdolescentes: BankSubtopic = {
  domain: 'relacionamento',
  subtopic: 'filhos-adolescentes',
  questions: [
    {
      question: 'Como conversar com filho adolescente?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Carro, fone num ouvido só, e a pergunta no semáforo.' },
        { mechanism: 'erro', text: 'Abrir a conversa com “precisamos conversar”.' },
        { mechanism: 'numero', text: 'Dez minutos de carona rendem mais que sermão de hora.' },
        { mechanism: 'desafio', text: 'Pergunta do jogo preferido e escuta sem corrigir.' },
        { mechanism: 'dialogo', text: '“Como foi a aula?” “Normal.” Tenta a segunda pergunta.' },
        { mechanism: 'contra', text: 'Conselho não pedido entra por um fone e sai pelo outro.' },
        { mechanism: 'confissao', text: 'Interrompi a história na metade pra dar lição.', needsTruth: true },
        { mechanism: 'quebra', text: 'Larga o pano de prato e senta no chão do quarto.' },
      ],
    },
    {
      question: 'Por que meu filho adolescente não sai do quarto?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Porta fechada nem sempre é problema; às vezes é idade.' },
        { mechanism: 'compara', text: 'Gostar do quarto é uma coisa; largar amigo e comida, outra.' },
        { mechanism: 'chamada', text: 'Se ouviu falar em sumir ou se machucar, procura ajuda hoje.' },
        { mechanism: 'cena', text: 'Nove pratos, três copos e um bom-dia pela fresta.' },
        { mechanism: 'erro', text: 'Entrar sem bater e começar pela bagunça.' },
        { mechanism: 'antes-depois', text: 'Eu batia pra cobrar. Passei a bater pra levar bolo.', needsTruth: true },
        { mechanism: 'lacuna', text: 'Existe um horário em que aquela porta abre sem pedido.' },
        { mechanism: 'custo', text: 'Cada bronca pela porta vira mais uma volta na chave.' },
      ],
    },
    {
      question: 'Pode olhar o celular do filho adolescente?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Olhar escondido pega a conversa e perde a confiança.' },
        { mechanism: 'contra', text: 'Combinar a regra antes vale mais que revistar depois.' },
        { mechanism: 'dialogo', text: '“Se não deve nada, mostra.” Nem você mostraria o seu.' },
        { mechanism: 'numero', text: 'Aos doze, junto; aos dezesseis, outro combinado.' },
        { mechanism: 'erro', text: 'Ler tudo e soltar um detalhe sem querer no jantar.' },
        { mechanism: 'mito', text: 'Privacidade não é abandono, desde que tenha combinado.' },
        { mechanism: 'loop', text: 'Diante desse sinal aqui, segurança vem antes da senha.' },
        { mechanism: 'prova', text: 'Vou ler o contrato de celular que fizemos na mesa.', needsTruth: true },
      ],
    },
    {
      question: 'Até que horas deixar o adolescente na rua?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Onze na sexta, dez no domingo, com volta combinada.' },
        { mechanism: 'erro', text: 'Decidir o horário na porta, com a carona buzinando.' },
        { mechanism: 'mito', text: 'Aquele “todo mundo pode” também ouviu não em casa.' },
        { mechanism: 'cena', text: 'Meia-noite e vinte, chave na porta, você fingindo ler.' },
        { mechanism: 'desafio', text: 'Combina a palavra que faz você buscar sem perguntar.' },
        { mechanism: 'antes-depois', text: 'Eu ligava dez vezes; hoje recebo a localização e durmo.', needsTruth: true },
        { mechanism: 'custo', text: 'Proibir tudo ensina a sair pela janela.' },
        { mechanism: 'pergunta', text: 'Quem leva, quem traz, e quem atende de madrugada?' },
      ],
    },
    {
      question: 'Filho adolescente rebelde: o que fazer?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'dialogo', text: '“Você não entende nada.” Às vezes é convite.' },
        { mechanism: 'lacuna', text: 'Debaixo da resposta atravessada mora outra palavra.' },
        { mechanism: 'mito', text: 'Discordar na mesa também é treino pra vida.' },
        { mechanism: 'erro', text: 'Medir força na frente dos primos.' },
        { mechanism: 'quebra', text: 'Baixa a voz primeiro, mesmo com razão.' },
        { mechanism: 'confissao', text: 'Gritei “nessa casa mando eu” e perdi a noite.', needsTruth: true },
        { mechanism: 'numero', text: 'Duas regras que não mudam, o resto se negocia.' },
        { mechanism: 'loop', text: 'Depois da explosão, faz isso antes do castigo.' },
      ],
    },
  ],
};
