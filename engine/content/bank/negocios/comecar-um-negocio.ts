import type { BankSubtopic } from '../../content-types.ts';

export const comecarUmNegocio: BankSubtopic = {
  domain: 'negocios',
  subtopic: 'comecar-um-negocio',
  questions: [
    {
      question: 'Como começar um negócio com pouco dinheiro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Vinte potes vendidos e a placa da loja nem existe.' },
        { mechanism: 'erro', text: 'Gastar a reserva em fachada, uniforme e cartão de visita.' },
        { mechanism: 'desafio', text: 'Oferece hoje pra cinco vizinhos e conta os sins.' },
        { mechanism: 'numero', text: 'Começa com um produto, um preço e dez clientes de teste.' },
        { mechanism: 'contra', text: 'Com duzentos reais, você vende antes de decorar a loja.' },
        { mechanism: 'prova', text: 'Vou listar o que dá pra pegar emprestado antes de comprar.' },
        { mechanism: 'quebra', text: 'Cancela o logotipo e entrega a primeira encomenda.' },
        {
          mechanism: 'confissao',
          text: 'Minha primeira loja foi a mesa da sala, com a mãe fazendo troco.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que minha ideia de negócio não sai do papel?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Caderno com nove nomes de loja e nenhum cliente.' },
        { mechanism: 'erro', text: 'Três semanas escolhendo a cor da sacola, e zero venda.' },
        { mechanism: 'dialogo', text: '“Falta só o CNPJ.” Falta o primeiro comprador.' },
        { mechanism: 'custo', text: 'Dois anos guardada, e a ideia apareceu na vitrine ao lado.' },
        { mechanism: 'chamada', text: 'Se você tem o plano pronto desde 2021, senta aqui.' },
        { mechanism: 'mito', text: 'Loja parecida na mesma rua pode ser bom sinal.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu pedia opinião pra família. Passei a pedir sinal no pix.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quem seria a primeira pessoa a te pagar por isso?' },
      ],
    },
    {
      question: 'Abrir o próprio negócio ou continuar no emprego?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Crachá de dia, entrega à noite: dá pra testar os dois.' },
        { mechanism: 'contra', text: 'Emprego também é investidor, e deposita todo mês.' },
        { mechanism: 'numero', text: 'Guarda seis meses de conta antes de entregar a carta.' },
        { mechanism: 'cena', text: 'Domingo de entrega, segunda de reunião, olheira igual.' },
        { mechanism: 'mito', text: 'Dono de loja também tem chefe: o aluguel do ponto.' },
        { mechanism: 'erro', text: 'Pedir demissão na semana da primeira venda boa.' },
        { mechanism: 'desafio', text: 'Bota três meses de venda ao lado do holerite.' },
        { mechanism: 'dialogo', text: '“Quero mandar no meu horário.” E quem abre no feriado?' },
      ],
    },
    {
      question: 'Quanto tempo leva pra um negócio dar lucro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Nos primeiros doze meses, a loja costuma comer o que vende.' },
        { mechanism: 'mito', text: 'Gaveta cheia na sexta ainda não é lucro.' },
        { mechanism: 'cena', text: 'Terceiro mês, salão lotado, fornecedor esperando na porta.' },
        { mechanism: 'custo', text: 'Cada compra do mês paga pela loja empurra o azul pra frente.' },
        { mechanism: 'contra', text: 'Balcão feio e pequeno costuma se pagar antes.' },
        { mechanism: 'erro', text: 'Contar com dezembro pra pagar maio.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu olhava a venda do dia. Hoje olho o que sobra no trinta.',
          needsTruth: true,
        },
        { mechanism: 'quebra', text: 'Esquece a maquininha e abre o caderno de despesas.' },
      ],
    },
    {
      question: 'Como saber se minha ideia de negócio é boa?',
      family: 'fazer',
      hooks: [
        { mechanism: 'desafio', text: 'Vende três antes de fabricar.' },
        { mechanism: 'prova', text: 'Vou testar uma ideia com cartolina e mesa na calçada.' },
        { mechanism: 'erro', text: 'A sua pesquisa só ouviu gente que gosta de você.' },
        { mechanism: 'lacuna', text: 'No grupo do bairro, uma reclamação se repete. Lê de novo.' },
        { mechanism: 'dialogo', text: '“Todo mundo adorou.” Todo mundo passou o cartão?' },
        { mechanism: 'mito', text: 'Ideia inédita às vezes é ideia que já fechou.' },
        { mechanism: 'numero', text: 'Cinco estranhos pagando valem mais que cinquenta curtidas.' },
        { mechanism: 'loop', text: 'Com esse cartaz na padaria, dois dias já respondem.' },
      ],
    },
  ],
};
