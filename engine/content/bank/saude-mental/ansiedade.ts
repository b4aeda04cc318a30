import type { BankSubtopic } from '../../content-types.ts';

export const ansiedade: BankSubtopic = {
  domain: 'saude-mental',
  subtopic: 'ansiedade',
  questions: [
    {
      question: 'Como controlar uma crise de ansiedade?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Encosta os dois pés no chão e fica aqui comigo.' },
        { mechanism: 'numero', text: 'Fala em voz alta cinco coisas que você tá vendo.' },
        { mechanism: 'erro', text: 'Não puxa o ar com força, o peito aperta mais.' },
        { mechanism: 'cena', text: 'Fila do banco, senha na mão, e o barulho ficando longe.' },
        { mechanism: 'desafio', text: 'Solta o ar devagar, feito quem embaça um espelho.' },
        { mechanism: 'dialogo', text: '“Calma, não é nada.” Essa frase nunca acalmou ninguém.' },
        {
          mechanism: 'confissao',
          text: 'Já contei azulejo no banheiro do trabalho até passar.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Brigar com a onda da crise cansa mais que boiar nela.' },
      ],
    },
    {
      question: 'Por que sinto aperto no peito do nada?',
      family: 'obstaculo',
      hooks: [
        {
          mechanism: 'chamada',
          text: 'Dor nova no peito, com falta de ar? Pronto-socorro primeiro, vídeo depois.',
        },
        { mechanism: 'mito', text: 'Com os exames em dia, esse alarme também toca com torrada queimada.' },
        { mechanism: 'cena', text: 'Louça lavada, domingo calmo, e o peito fecha.' },
        { mechanism: 'lacuna', text: 'Esse aperto do nada costuma ter hora marcada.' },
        { mechanism: 'loop', text: 'O ombro sobe, o dente aperta: isso aqui começa antes do peito.' },
        { mechanism: 'erro', text: 'Pesquisar o sintoma às duas da manhã piora o sintoma.' },
        { mechanism: 'custo', text: 'Você cancela o cinema com medo de sentir de novo.' },
        { mechanism: 'pergunta', text: 'O que aconteceu nas duas horas antes do aperto?' },
      ],
    },
    {
      question: 'Ansiedade se trata com remédio ou terapia?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Remédio baixa o volume, terapia mostra de onde vem o som.' },
        { mechanism: 'mito', text: 'Tomar remédio pra ansiedade não é derrota.' },
        { mechanism: 'erro', text: 'O comprimido da cunhada foi receitado pra cunhada.' },
        {
          mechanism: 'antes-depois',
          text: 'Minha caixa vivia escondida na gaveta. Hoje fica do lado da escova.',
          needsTruth: true,
        },
        {
          mechanism: 'numero',
          text: 'Levei duas perguntas anotadas pro psiquiatra, e valeram a consulta.',
          needsTruth: true,
        },
        {
          mechanism: 'quebra',
          text: 'Fecha o grupo da família, onde todo mundo receita, e marca avaliação.',
        },
        { mechanism: 'contra', text: 'Terapia e comprimido não disputam a mesma vaga.' },
        {
          mechanism: 'custo',
          text: 'Largar o remédio por conta própria costuma cobrar umas semanas depois.',
        },
      ],
    },
    {
      question: 'Quanto tempo dura uma crise de ansiedade?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'O pico da crise costuma vir em dez minutos e descer.' },
        { mechanism: 'mito', text: 'O corpo jura que não passa, mas passa.' },
        { mechanism: 'cena', text: 'O ponteiro parado na parede, e a mão suando embaixo da carteira.' },
        { mechanism: 'prova', text: 'Vou contar um minuto aqui, pra você sentir o tamanho.' },
        { mechanism: 'loop', text: 'Depois que a crise desce vem isso aqui: um sono de pedra.' },
        { mechanism: 'erro', text: 'Conferir o pulso a cada minuto mantém a crise acesa.' },
        { mechanism: 'desafio', text: 'Na próxima crise, marca a hora em que começou a descer.' },
        { mechanism: 'dialogo', text: '“Vai durar pra sempre”, diz a cabeça. O corpo sabe descer.' },
      ],
    },
    {
      question: 'Como parar de se preocupar com tudo?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Marca quinze minutos de preocupação na agenda, às seis.' },
        {
          mechanism: 'confissao',
          text: 'Eu ensaiava no banho brigas que nunca aconteceram.',
          needsTruth: true,
        },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu remoía na cama; agora o problema dorme no caderno.',
          needsTruth: true,
        },
        { mechanism: 'contra', text: 'Sua preocupação não segura o avião de ninguém no ar.' },
        { mechanism: 'prova', text: 'Dividi a folha em duas: o que resolvo e o resto.' },
        { mechanism: 'compara', text: 'O problema cabe numa lista; a preocupação só cabe na cabeça.' },
        { mechanism: 'chamada', text: 'Essa é pra quem escuta o próprio áudio procurando onde errou.' },
        {
          mechanism: 'lacuna',
          text: 'Repara: toda preocupação da madrugada começa com as mesmas duas palavras.',
        },
      ],
    },
    {
      question: 'Overthinking: por que eu penso demais?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Áudio enviado, luz apagada, e você na quarta análise.' },
        { mechanism: 'mito', text: 'Repassar a conversa não é resolver a conversa.' },
        { mechanism: 'numero', text: 'Três finais pro jantar de sábado, e hoje é terça.' },
        { mechanism: 'contra', text: 'Às vezes falta só decidir uma coisa bem pequena.' },
        { mechanism: 'erro', text: 'Pedir opinião a seis pessoas sobre um recado só.' },
        { mechanism: 'desafio', text: 'Conta o problema pro chuveiro, em uma frase.' },
        { mechanism: 'confissao', text: 'Já reescrevi um “ok” quatro vezes.', needsTruth: true },
        { mechanism: 'dialogo', text: '“Será que ficou chateada?” Ela só tava dirigindo.' },
      ],
    },
    {
      question: 'Crise de ansiedade ou síndrome do pânico?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Uma cresce com o boleto; a outra chega do nada.' },
        { mechanism: 'mito', text: 'Um episódio só não fecha diagnóstico de ninguém.' },
        { mechanism: 'cena', text: 'Mercado, corredor três, e o corpo gritando incêndio.' },
        { mechanism: 'custo', text: 'O medo da próxima já cortou o metrô e o elevador.' },
        { mechanism: 'chamada', text: 'Primeira vez com dor no peito? Vai ao pronto-socorro.' },
        { mechanism: 'lacuna', text: 'A pista tá no que acontece entre um susto e outro.' },
        { mechanism: 'prova', text: 'Desenhei as duas curvas no guardanapo: olha a subida.' },
        { mechanism: 'quebra', text: 'Sai da busca de sintomas e escreve o que veio antes.' },
      ],
    },
    {
      question: 'Quanto tempo o remédio pra ansiedade leva pra fazer efeito?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Conta em semanas, e as duas primeiras enganam.' },
        { mechanism: 'contra', text: 'Um comprimido é da emergência, outro é de todo dia.' },
        { mechanism: 'erro', text: 'Parar na quarta-feira boa, sem avisar o psiquiatra.' },
        { mechanism: 'cena', text: 'Cartela nova, sexto dia, e o enjoo chegou primeiro.' },
        { mechanism: 'dialogo', text: '“Não senti nada ainda.” Liga pro consultório, não dobra a dose.' },
        { mechanism: 'desafio', text: 'Escreve uma linha por dia: sono, fome, susto.' },
        { mechanism: 'pergunta', text: 'Tem alguma coisa que você evitava e fez essa semana?' },
        {
          mechanism: 'antes-depois',
          text: 'Esperei um clique. Um dia, aguentei a fila do banco.',
          needsTruth: true,
        },
      ],
    },
  ],
};
